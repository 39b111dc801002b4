/// The functions of Core Graphics and of Core Animation.
extension FreeDeclarations {
  static let coreGraphics: StaticString = """
    @engine(make) func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint
    @engine(make) func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize
    @engine(make) func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
    @engine(make) func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect
    @engine(make) func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect
    @engine(make) func CGRectGetWidth(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectGetHeight(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectGetMinX(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectGetMinY(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectGetMidX(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectGetMidY(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectGetMaxX(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectGetMaxY(_ rect: CGRect) -> CGFloat
    @engine(make) func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool
    @engine(make) func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool
    @engine(make) func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool
    @engine(make) func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect
    @engine(make) func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect
    @engine(make) func CGRectIntegral(_ rect: CGRect) -> CGRect
    @engine(make) func CGRectStandardize(_ rect: CGRect) -> CGRect
    @engine(make) func CGRectIsEmpty(_ rect: CGRect) -> Bool
    @engine(make) func CGRectIsNull(_ rect: CGRect) -> Bool
    @engine(make) func CGRectIsInfinite(_ rect: CGRect) -> Bool
    @engine(equalGeometry) func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool
    @engine(equalGeometry) func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool
    @engine(equalGeometry) func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool
    @engine(opaque) func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform
    @engine(opaque) func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform
    @engine(opaque) func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform
    @engine(opaque) func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform
    @engine(opaque) func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform
    @engine(opaque) func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform
    @engine(opaque) func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform
    let CGFLOAT_MAX: CGFloat = .greatestFiniteMagnitude
    let CGPointZero: CGPoint
    let CGSizeZero: CGSize
    let CGRectZero: CGRect
    let CGRectNull: CGRect = .null
    let CGRectInfinite: CGRect = .infinite
    let MAXFLOAT: CGFloat = .greatestFiniteMagnitude
    let CGAffineTransformIdentity: CGAffineTransform
    """

  static let quartzCore: StaticString = """
    @engine(clock) func CACurrentMediaTime() -> CFTimeInterval
    @engine(opaque) func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
    @engine(opaque) func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
    @engine(opaque) func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
    let CATransform3DIdentity: CATransform3D
    let kCATransitionFade: CATransitionType = .fade
    let kCATransitionMoveIn: CATransitionType = .moveIn
    let kCATransitionPush: CATransitionType = .push
    let kCATransitionReveal: CATransitionType = .reveal
    let kCATransitionFromRight: CATransitionSubtype = .fromRight
    let kCATransitionFromLeft: CATransitionSubtype = .fromLeft
    let kCATransitionFromTop: CATransitionSubtype = .fromTop
    let kCATransitionFromBottom: CATransitionSubtype = .fromBottom
    let kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName = .linear
    let kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName = .easeIn
    let kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName = .easeOut
    let kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName = .easeInEaseOut
    let kCAFillModeForwards: CAMediaTimingFillMode = .forwards
    let kCAFillModeBackwards: CAMediaTimingFillMode = .backwards
    let kCAFillModeBoth: CAMediaTimingFillMode = .both
    let kCAFillModeRemoved: CAMediaTimingFillMode = .removed
    """
}
