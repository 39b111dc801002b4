/// The functions of Swift, C, Foundation and the scenario language that need no receiver, and the
/// type methods that have no class of their own: data.
enum FreeFunctions {
  /// What a function does.
  enum Native {
    case settle, wait, print, log, dispatchAsync, dispatchAfter, dispatchTime, dispatchOnce
    case dispatchSync, dispatchGroup
    case mainQueue, globalQueue, makeQueue, now, interval, make, minimum, maximum, absolute
    case lowest, no, isMainThread, typeOf, stringFromClass, stringFromSelector, selectorFromString
    case stringFromGeometry, ignored, fatalError, assert, timer, animate, animator, transitionViews
    case performWithoutAnimation, range, rounded, zip, stride, sequence, swap, classFromString
    case stream, task, taskGroup, cancellationHandler, continuation, publish, mainActorRun, opaque,
      transactionCompletion,
      variableBindings, sizeOf, sleep, clock
    case associate, associated, sendMessage, cancelPerforms, equalGeometry, localized, zero, root
    case transactionBegin, transactionCommit, method, observationTracking, device
    case attemptRotation, thread, concurrently, dispatchTimer, dispatchSource, runLoopBlock, testing
  }

  /// The function of a name, or of a type's name and a member.
  static func native(_ name: String) -> Native? { table[name] }

  /// All names, with and without a type.
  static var allNames: [String] { table.keys.sorted() }

  /// All names without a type, for suggestions.
  static let names: [String] = table.keys.filter { !$0.contains(".") }.sorted()

  private static let table: NameTable<Native> = [
    "settle": .settle, "wait": .wait, "print": .print,
    "println": .print, "debugPrint": .print,
    "NSLog": .log,
    "os_log": .log, "printf": .log, "dispatch_async": .dispatchAsync,
    "CFRunLoopPerformBlock": .runLoopBlock,
    "dispatch_sync": .dispatchSync, "dispatch_after": .dispatchAfter,
    "dispatch_time": .dispatchTime, "dispatch_once": .dispatchOnce,
    "dispatch_get_main_queue": .mainQueue, "dispatch_get_global_queue": .globalQueue,
    "dispatch_queue_create": .makeQueue, "DispatchQueue.global": .globalQueue,
    "DispatchTime.now": .now, "DispatchTimeInterval.seconds": .interval,
    "DispatchTimeInterval.milliseconds": .interval, "CGRectMake": .make, "CGSizeMake": .make,
    "CGPointMake": .make, "CGRectInset": .make, "CGRectOffset": .make, "UIEdgeInsetsMake": .opaque,
    "CGAffineTransformMakeScale": .opaque, "CGAffineTransformMakeTranslation": .opaque,
    "CGAffineTransformMakeRotation": .opaque, "NSMakeRange": .range,
    "CGRectGetWidth": .make, "CGRectGetHeight": .make, "CGRectGetMinX": .make,
    "CGRectGetMinY": .make, "CGRectGetMaxX": .make, "CGRectGetMaxY": .make,
    "CGRectGetMidX": .make, "CGRectGetMidY": .make, "min": .minimum, "max": .maximum,
    "MIN": .minimum, "MAX": .maximum, "abs": .absolute, "fabs": .absolute, "ABS": .absolute,
    "round": .rounded, "floor": .rounded, "ceil": .rounded, "type": .typeOf,
    "NSStringFromClass": .stringFromClass, "NSStringFromSelector": .stringFromSelector,
    "NSSelectorFromString": .selectorFromString, "NSClassFromString": .classFromString,
    "NSStringFromCGRect": .stringFromGeometry, "NSStringFromCGSize": .stringFromGeometry,
    "NSStringFromCGPoint": .stringFromGeometry, "fatalError": .fatalError,
    "preconditionFailure": .fatalError, "assertionFailure": .fatalError, "abort": .fatalError,
    "assert": .assert, "precondition": .assert, "NSAssert": .assert, "NSParameterAssert": .assert,
    "zip": .zip, "stride": .stride, "sequence": .sequence, "swap": .swap,
    "withAnimation": .performWithoutAnimation,
    "Timer.scheduledTimer": .timer,
    "Thread.detachNewThread": .thread, "NSThread.detachNewThread": .thread,
    "Thread.detachNewThreadSelector": .thread, "DispatchQueue.concurrentPerform": .concurrently,
    "dispatch_apply": .concurrently, "DispatchSource.makeTimerSource": .dispatchTimer,
    "dispatch_source_create": .dispatchSource, "dispatch_source_set_timer": .dispatchSource,
    "dispatch_source_set_event_handler": .dispatchSource,
    "dispatch_source_set_cancel_handler": .dispatchSource, "dispatch_resume": .dispatchSource,
    "dispatch_suspend": .dispatchSource, "dispatch_activate": .dispatchSource,
    "dispatch_source_cancel": .dispatchSource, "dispatch_source_testcancel": .dispatchSource,
    "Timer.publish": .publish,
    "Publishers.CombineLatest": .publish, "Publishers.CombineLatest3": .publish,
    "Publishers.CombineLatest4": .publish, "Publishers.Merge": .publish,
    "Publishers.Merge3": .publish, "Publishers.MergeMany": .publish, "Publishers.Zip": .publish,
    "Publishers.Zip3": .publish, "UIView.animate": .animate,
    "UIViewPropertyAnimator.runningPropertyAnimator": .animator,
    "UIView.animateKeyframes": .animate, "UIView.transition": .transitionViews,
    "UIView.performWithoutAnimation": .performWithoutAnimation,
    "UIViewController.attemptRotationToDeviceOrientation": .attemptRotation,
    "UIView.setAnimationsEnabled": .ignored, "UIView.addKeyframe": .performWithoutAnimation,
    "CATransaction.begin": .transactionBegin, "CATransaction.commit": .transactionCommit,
    "CATransaction.flush": .ignored, "CATransaction.setDisableActions": .ignored,
    "CATransaction.setAnimationDuration": .ignored,
    "CATransaction.setCompletionBlock": .transactionCompletion, "Task.sleep": .task,
    "Task.yield": .task, "Task.checkCancellation": .task, "Task.detached": .task,
    "Task.immediate": .task, "AsyncStream.makeStream": .stream,
    "AsyncThrowingStream.makeStream": .stream, "withTaskCancellationHandler": .cancellationHandler,
    "withDiscardingTaskGroup": .taskGroup, "withThrowingDiscardingTaskGroup": .taskGroup,
    "withCheckedContinuation": .continuation, "withCheckedThrowingContinuation": .continuation,
    "withUnsafeContinuation": .continuation, "withUnsafeThrowingContinuation": .continuation,
    "withObservationTracking": .observationTracking,
    "withTaskGroup": .taskGroup, "withThrowingTaskGroup": .taskGroup,
    "Duration.seconds": .interval, "Duration.milliseconds": .interval,
    "MainActor.run": .mainActorRun, "MainActor.assumeIsolated": .mainActorRun,
    "MainActor.assertIsolated": .mainActorRun, "MainActor.preconditionIsolated": .mainActorRun,
    "NSLayoutConstraint.activate": .ignored, "NSLayoutConstraint.deactivate": .ignored,
    "NSDictionaryOfVariableBindings": .variableBindings, "sizeof": .sizeOf,
    "objc_setAssociatedObject": .associate, "objc_getAssociatedObject": .associated,
    "objc_msgSend": .sendMessage, "NSObject.cancelPreviousPerformRequests": .cancelPerforms,
    "object_getClass": .typeOf, "class_getName": .stringFromClass,
    "NSStringFromUIEdgeInsets": .stringFromGeometry, "dump": .print, "NSCAssert": .assert,
    "CGRectEqualToRect": .equalGeometry,
    "CGSizeEqualToSize": .equalGeometry, "CGPointEqualToPoint": .equalGeometry,
    "CGAffineTransformIdentity": .opaque, "CGAffineTransformScale": .opaque,
    "CGAffineTransformTranslate": .opaque, "CGAffineTransformRotate": .opaque,
    "CGAffineTransformConcat": .opaque, "CATransform3DMakeRotation": .opaque,
    "CATransform3DMakeTranslation": .opaque, "CATransform3DMakeScale": .opaque,
    "NSLocalizedString": .localized, "arc4random_uniform": .zero, "arc4random": .zero,
    "rand": .zero, "UIGraphicsGetCurrentContext": .opaque, "UIRectFill": .ignored,
    "UIGraphicsGetImageFromCurrentImageContext": .opaque, "DispatchQueue.init": .makeQueue,
    "dispatch_group_create": .dispatchGroup, "dispatch_group_enter": .dispatchGroup,
    "dispatch_group_leave": .dispatchGroup, "dispatch_group_notify": .dispatchGroup,
    "dispatch_group_wait": .dispatchGroup, "dispatch_group_async": .dispatchGroup,
    "dispatch_semaphore_create": .dispatchGroup, "dispatch_semaphore_signal": .dispatchGroup,
    "dispatch_semaphore_wait": .dispatchGroup, "dispatch_barrier_async": .dispatchAsync,
    "dispatch_barrier_sync": .dispatchSync, "dispatch_async_and_wait": .dispatchSync,
    "UIAccessibilityPostNotification": .ignored, "AudioServicesPlaySystemSound": .ignored,
    "fmin": .minimum, "fmax": .maximum, "fminf": .minimum, "fmaxf": .maximum, "fabsf": .absolute,
    "floorf": .rounded, "ceilf": .rounded,
    "roundf": .rounded, "sqrt": .root, "sqrtf": .root, "Int.random": .lowest,
    "Double.random": .lowest,
    "Float.random": .lowest, "CGFloat.random": .lowest, "UInt32.random": .lowest,
    "TimeInterval.random": .lowest, "Bool.random": .no, "NSLocalizedStringFromTable": .localized,
    "class_getInstanceMethod": .method, "method_exchangeImplementations": .method,
    "method_getImplementation": .method, "method_setImplementation": .method,
    "class_addMethod": .method, "class_replaceMethod": .method, "class_getClassMethod": .method,
    "imp_implementationWithBlock": .method, "method_getName": .method,
    "class_getSuperclass": .method, "method_getTypeEncoding": .method,
    "objc_getClass": .classFromString, "sel_registerName": .selectorFromString,
    "NSProtocolFromString": .classFromString,
    "CACurrentMediaTime": .clock, "CFAbsoluteTimeGetCurrent": .clock, "sleep": .sleep,
    "usleep": .sleep, "Thread.sleep": .sleep,
    "UI_USER_INTERFACE_IDIOM": .device, "UIInterfaceOrientationIsLandscape": .device,
    "UIInterfaceOrientationIsPortrait": .device, "UIDeviceOrientationIsLandscape": .device,
    "UIDeviceOrientationIsPortrait": .device, "UIAccessibilityIsVoiceOverRunning": .no,
    "UIAccessibilityIsReduceMotionEnabled": .no,
    "XCTWaiter.wait": .testing, "XCTWaiter.waitForExpectations": .testing,
    "XCTWaiter.fulfillment": .testing, "XCTContext.runActivity": .testing,
    "XCTContext.runActivityNamed": .testing, "XCTSkip": .testing, "XCTSkipIf": .testing,
    "XCTSkipUnless": .testing, "XCTExpectFailure": .testing,
    "XCTExpectFailureInBlock": .testing, "UIGraphicsBeginImageContext": .ignored,
    "UIGraphicsEndImageContext": .ignored,
  ]
}
