/// The functions of Objective-C's runtime.
extension FreeDeclarations {
  static let objectiveC: StaticString = """
    @engine(associate) func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy)
    @engine(associated) func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?
    @engine(sendMessage) func objc_msgSend(_ receiver: Any, _ selector: Selector, _ arguments: Any...) -> Any?
    @engine(typeOf) func object_getClass(_ obj: Any?) -> AnyClass?
    @engine(stringFromClass) func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar>
    @engine(method) func class_getSuperclass(_ cls: AnyClass?) -> AnyClass?
    @engine(method) func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
    @engine(method) func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
    @engine(method) func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool
    @engine(method) func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
    @engine(method) func method_exchangeImplementations(_ m1: Method, _ m2: Method)
    @engine(method) func method_getImplementation(_ m: Method) -> IMP
    @engine(method) func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP
    @engine(method) func method_getName(_ m: Method) -> Selector
    @engine(method) func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>?
    @engine(method) func imp_implementationWithBlock(_ block: Any) -> IMP
    @engine(classFromString) func objc_getClass(_ name: UnsafePointer<CChar>) -> Any?
    @engine(selectorFromString) func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector
    """
}
