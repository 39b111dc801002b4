typedef signed char BOOL;
@protocol NSObject
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init;
@end
@class Protocol;
