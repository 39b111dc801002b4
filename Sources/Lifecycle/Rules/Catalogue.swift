extension Rule {
  /// Every rule, by number; each is declared beside the code that applies it.
  public static let catalogue: [Rule] = [
    .viewGetterLoads, .whatForcesLoad, .loadViewRecursion, .oneControllerPerView,
    .noLoadWhileDeallocating, .addInWindow, .addOffWindow, .moveBetweenSuperviews, .addSelf,
    .removeView, .teardownViews, .makeKeyAndVisible, .rootWhileVisible, .launchOrder,
    .backgroundSilent, .noRoot, .addChild, .addChildReparents, .addChildElsewhere,
    .addPresentedChild, .addWindowRoot, .addChildAgain, .removeFromParent, .repeatedDidMove,
    .hierarchyCheck, .begin, .end, .reversal, .forwardAfterSelf, .appearHook,
    .midFlightChild, .disappearHook, .didHookDeferred, .doubleDidAppear, .mainQueueAsync,
    .performOnMain, .delays, .layoutPair, .isAppearingOnce, .transitionPreconditions,
    .transitionOrder, .transitionAddsView, .navigationForwards, .navigationRoot, .pushSyncPart,
    .pushTransition, .pushUnanimated, .pushValidity, .pop, .popToRootMiddle, .popToMissing,
    .navigationBusy, .reentrantPush, .interactivePopBegin, .interactivePopFinish,
    .interactivePopCancel, .navigationDelegate, .presentSyncPart, .presentNil, .presentSelf,
    .presentHasParent, .presentAlreadyPresented, .presentRefused, .presentDetached, .presentOrder,
    .dismissOrder, .styleTable, .sheetOrder, .sheetSwipe, .sheetSwipeFinish, .sheetSwipeCancel,
    .sheetLocked, .dismissRouting, .dismissChain, .dismissRefused, .customTransition, .styleLate,
    .tabLazy, .tabSwitch, .tabSwitchEnterFirst, .tabDelegate, .tabRetap, .tabInvalid, .pageScroll,
    .pageScrollCancel, .pageCurl, .pageCurlCancel, .pageSetOffWindow, .pageCount, .splitExpanded,
    .sizeTransition, .memoryWarning, .memoryWarningUnloads, .deinitAfter,
  ]
}
