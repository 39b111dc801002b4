/// The names of members of types that have no text of their own here, or whose text has only some: enough to say that
/// another name is a misspelling.
///
/// They are the members of instances, in Swift; of Swift's own types and of those of Foundation's that snippets use.
public enum MemberNames {
  /// The names of a type's members, sorted; empty where nothing is known of them.
  public static func of(_ type: String) -> [String] {
    guard let text = texts[type] else { return [] }
    return text().sorted()
  }

  /// Whether the members of a type have names here.
  public static func has(_ type: String) -> Bool { texts[type] != nil }

  /// The methods of a name whose labels are written here too; none where only their names are.
  public static func methods(_ name: String, of type: String) -> [DeclaredMember] {
    let interface: Interface
    switch type {
    case "NotificationCenter": interface = notificationCenter
    case "UserDefaults": interface = userDefaults
    default: return []
    }
    return interface.methods(name).filter { $0.name == name }
  }

  /// What a type gives of itself under a name, where it has only names: `UserDefaults.standard`.
  public static func isSingle(_ name: String, of type: String) -> Bool {
    switch type {
    case "UserDefaults": name == "standard"
    case "NotificationCenter", "FileManager": name == "default"
    case "Bundle", "OperationQueue": name == "main"
    case "URLSession": name == "shared"
    default: false
    }
  }

  private static let texts: [String: @Sendable () -> [String]] = [
    "String": { NamedTypes.words(ofCollections, ofRangeReplaceable, ofStrings) },
    "Array": { NamedTypes.words(ofCollections, ofRangeReplaceable, ofArrays) },
    "Set": { NamedTypes.words(ofCollections, ofSets) },
    "Dictionary": { NamedTypes.words(ofCollections, ofDictionaries) },
    "IndexPath": { NamedTypes.words(ofIndexPaths) },
    "URL": { NamedTypes.words(ofURLs) },
    "UserDefaults": { NamedTypes.words(ofObjects, ofUserDefaults) },
    "NotificationCenter": { NamedTypes.words(ofObjects, ofNotificationCenters) },
    "Bundle": { NamedTypes.words(ofObjects, ofBundles) },
    "FileManager": { NamedTypes.words(ofObjects, ofFileManagers) },
    "OperationQueue": { NamedTypes.words(ofObjects, ofOperationQueues) },
    "URLSession": { NamedTypes.words(ofObjects, ofURLSessions) },
    "CALayer": { NamedTypes.words(ofLayers) },
    "UIScreen": { NamedTypes.words(ofScreens) },
    "UINavigationItem": { NamedTypes.words(ofNavigationItems) },
  ]
}

extension MemberNames {
  private static let notificationCenter = Interface(
    """
    @opaque class NotificationCenter {
      func post(_ notification: Notification)
      func post(name aName: NSNotification.Name, object anObject: Any?)
      func post(name aName: NSNotification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]?)
      func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
      func addObserver(forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void)
    }
    """)

  private static let userDefaults = Interface(
    """
    @opaque class UserDefaults {
      func set(_ value: Any?, forKey defaultName: String)
      func string(forKey defaultName: String) -> String?
      func bool(forKey defaultName: String) -> Bool
      func integer(forKey defaultName: String) -> Int
      func double(forKey defaultName: String) -> Double
      func object(forKey defaultName: String) -> Any?
      func removeObject(forKey defaultName: String)
    }
    """)

  fileprivate static let ofCollections: StaticString =
    """
    allSatisfy compactMap contains count customMirror debugDescription description difference
    distance drop dropFirst dropLast elementsEqual encode endIndex enumerated filter first
    firstIndex firstRange flatMap forEach formIndex hash hashValue index indices isEmpty joined
    lazy lexicographicallyPrecedes makeIterator map max min prefix publisher randomElement ranges
    reduce reversed shuffled sorted split startIndex starts subscript suffix trimmingPrefix
    underestimatedCount withContiguousStorageIfAvailable zip sort async values
    """
  fileprivate static let ofRangeReplaceable: StaticString =
    """
    append appending applying formIndex insert last lastIndex popLast remove removeAll
    removeFirst removeLast removeSubrange replace replaceSubrange replacing replaced
    reserveCapacity reverse partition shuffle sort swapAt trimPrefix move moveSubranges
    removeSubranges subranges
    """
  fileprivate static let ofArrays: StaticString =
    """
    capacity withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer
    withUnsafeMutableBytes withContiguousMutableStorageIfAvailable withUnsafeTemporaryAllocation
    arrayByAdding componentsJoined object objectAtIndex write writeToFile indexOf indexOfObject
    firstObject lastObject insertIndex removeAtIndex pathsMatchingExtensions
    filtered sortedArray span mutableSpan bytes data flatten
    """
  fileprivate static let ofSets: StaticString =
    """
    capacity formIntersection formSymmetricDifference formUnion insert intersection
    isDisjoint isStrictSubset isStrictSuperset isSubset isSuperset popFirst remove removeAll
    removeFirst reserveCapacity subtract subtracting symmetricDifference union update allObjects
    anyObject member addObject store intersect exclusiveOr unionInPlace
    """
  fileprivate static let ofDictionaries: StaticString =
    """
    capacity compactMapValues keys mapValues merge merging popFirst remove removeAll
    removeValue reserveCapacity updateValue values value object allKeys allValues
    removeValueForKey indexForKey write description objectForKey valueForKey
    removeAtIndex
    """
  fileprivate static let ofStrings: StaticString =
    """
    addingPercentEncoding addingPercentEscapes appendContentsOf appendFormat appendingFormat
    appendingPathComponent appendingPathExtension appendPathComponent applyingTransform
    availableStringEncodings base64 bool boolValue boundingRect cString canBeConverted capitalized
    capitalizedString caseInsensitiveCompare characters commonPrefix compare completePath
    components componentsSeparatedByString convertFromString data dataUsingEncoding
    decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping deletingLastPathComponent
    deletingPathExtension doubleValue draw elementsEqual enumerateLines
    enumerateLinguisticTags enumerateSubstrings fastestEncoding fileSystemRepresentation
    floatValue folding getBytes getCString getLineStart getParagraphStart hasPrefix hasSuffix
    init insert insertContentsOf integerValue intValue isContiguousUTF8 isAbsolutePath isEqual isLowercase isUppercase isNumber
    lastPathComponent length lengthOfBytes lexicographicallyPrecedes lineRange linguisticTags
    localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains localizedCaseInsensitiveContainsString
    localizedCompare localizedLowercase localizedStandardCompare localizedStandardContains
    localizedStandardRange localizedUppercase longLongValue lowercased lowercaseString
    lowercaseStringWithLocale makeContiguousUTF8 maximumLengthOfBytes paragraphRange padding pathComponents pathExtension
    precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping
    propertyList propertyListFromStringsFileFormat quotedStringRepresentation range rangeOfCharacter rangeOfCharacterFromSet
    rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeOfString
    removingPercentEncoding replacingCharacters replacingOccurrences replacingPercentEscapes
    rangesOfString samePrefix size smallestEncoding split stringByAppendingString
    stringByAppendingPathComponent stringByReplacingOccurrencesOfString
    stringByTrimmingCharactersInSet stringByDeletingLastPathComponent stringByDeletingPathExtension substring
    substringFromIndex substringToIndex substringWithRange toInt trimmingCharacters unicodeScalars
    uppercased uppercaseString utf16 utf16Count utf8 utf8CString utf8Span variantFittingPresentationWidth
    withCString withMutableCharacters withUTF8 write writeToFile writeToURL
    wholeMatch firstMatch prefixMatch matches characterAtIndex character
    expandingTildeInPath standardizingPath resolvingSymlinksInPath abbreviatingWithTildeInPath
    componentsSeparatedByCharactersInSet stringByAddingPercentEncodingWithAllowedCharacters advancedBy
    """
  fileprivate static let ofIndexPaths: StaticString =
    """
    append appending compare count customMirror debugDescription description distance dropFirst dropLast
    elementsEqual encode endIndex enumerated filter first firstIndex forEach formIndex hash hashValue index
    indexAtPosition indices isEmpty item last length makeIterator map max min prefix reduce
    reversed row section sorted startIndex starts subscript suffix contains allSatisfy compactMap flatMap
    popLast removeLast drop split randomElement lazy
    """
  fileprivate static let ofURLs: StaticString =
    """
    URLByAppendingPathComponent absoluteString absoluteURL append appendPathComponent appendPathExtension appending
    appendingPathComponent appendingPathExtension asyncBytes baseURL bookmarkData checkPromisedItemIsReachable
    checkResourceIsReachable customMirror dataRepresentation debugDescription
    deleteLastPathComponent deletePathExtension deletingLastPathComponent deletingPathExtension
    description directoryHint encode fragment hasDirectoryPath hash hashValue host isFileURL
    lastPathComponent lines path pathComponents pathExtension port promisedItemResourceValues
    password query queryItems relativePath relativeString removeAllCachedResourceValues
    removeCachedResourceValue resolveSymlinksInPath resolvingSymlinksInPath resourceBytes
    resourceSpecifier resourceValues scheme setResourceValues setTemporaryResourceValue standardize standardized
    standardizedFileURL startAccessingSecurityScopedResource stopAccessingSecurityScopedResource
    user withUnsafeFileSystemRepresentation parameterString filePathURL fileReferenceURL
    bookmark resourceValuesForKeys mutableCopy copy isEqual replaceScheme url data
    """
  fileprivate static let ofObjects: StaticString =
    """
    addObserver classForCoder conforms copy debugDescription description dictionaryWithValues
    didChange didChangeValue doesNotRecognizeSelector forwardingTarget hash hashValue init isEqual isKind isMember
    isProxy method methodSignature mutableArrayValue mutableCopy mutableOrderedSetValue
    mutableSetValue observationInfo observe observeValue perform performSelector publisher removeObserver
    responds self setNilValueForKey setValue setValuesForKeys superclass validateValue value values
    willChange willChangeValue awakeAfter autoContentAccessingProxy replacementObject classForKeyedArchiver
    """
  fileprivate static let ofUserDefaults: StaticString =
    """
    addSuite array bool boolForKey data dictionary dictionaryRepresentation double float integer integerForKey object
    objectForKey objectIsForced persistentDomain persistentDomainNames register registerDefaults
    removeObject removeObjectForKey removePersistentDomain removeSuite removeVolatileDomain set setBool
    setDouble setFloat setInteger setObject setPersistentDomain setURL setVolatileDomain string
    stringArray stringForKey synchronize url volatileDomain volatileDomainNames
    """
  fileprivate static let ofNotificationCenters: StaticString =
    """
    addObserver addObserverForName messages notifications post postNotification
    postNotificationName publisher removeObserver
    """
  fileprivate static let ofBundles: StaticString =
    """
    URLForResource appStoreReceiptURL builtInPlugInsPath builtInPlugInsURL bundleIdentifier
    bundlePath bundleURL classNamed decode developmentLocalization executableArchitectures executablePath
    executableURL infoDictionary isLoaded load loadAndReturnError loadNibNamed localizations
    localizedInfoDictionary localizedString object objectForInfoDictionaryKey path paths pathForResource
    pathForAuxiliaryExecutable preferredLocalizations preflight principalClass privateFrameworksPath
    privateFrameworksURL resourcePath resourceURL sharedFrameworksPath sharedFrameworksURL
    sharedSupportPath sharedSupportURL unload url urls preservationPriority setPreservationPriority localizedAttributedString
    """
  fileprivate static let ofFileManagers: StaticString =
    """
    attributesOfFileSystem attributesOfItem changeCurrentDirectoryPath componentsToDisplay
    containerURL contents contentsEqual contentsOfDirectory copyItem createDirectory createFile
    createSymbolicLink currentDirectoryPath delegate destinationOfSymbolicLink displayName
    enumerator evictUbiquitousItem fileExists fileExistsAtPath fileSystemRepresentation getFileProviderServicesForItem
    getRelationship homeDirectory homeDirectoryForCurrentUser isDeletableFile isExecutableFile
    isReadableFile isUbiquitousItem isWritableFile linkItem mountedVolumeURLs moveItem removeItem
    replaceItem replaceItemAt setAttributes setUbiquitous startDownloadingUbiquitousItem string
    subpaths subpathsOfDirectory temporaryDirectory trashItem ubiquityIdentityToken
    unmountVolume url urls URLsForDirectory URLForUbiquityContainerIdentifier
    """
  fileprivate static let ofOperationQueues: StaticString =
    """
    addBarrierBlock addOperation addOperationWithBlock addOperations cancelAllOperations isSuspended
    maxConcurrentOperationCount name operationCount operations progress qualityOfService schedule
    underlyingQueue waitUntilAllOperationsAreFinished now minimumTolerance suspended
    """
  fileprivate static let ofURLSessions: StaticString =
    """
    bytes configuration data dataTask dataTaskPublisher dataTaskWithURL delegate delegateQueue
    download downloadTask finishTasksAndInvalidate flush getAllTasks getTasksWithCompletionHandler
    allTasks tasks invalidateAndCancel reset sessionDescription streamTask upload uploadTask
    webSocketTask dataTaskWithRequest
    """
  fileprivate static let ofLayers: StaticString =
    """
    affineTransform allowsEdgeAntialiasing allowsGroupOpacity anchorPointZ animationKeys autoreverses
    autoresizingMask beginTime cancelAuthoring constraints contains contentsAreFlipped contentsCenter contentsFormat
    contentsGravity contentsRect convert convertTime display displayIfNeeded drawsAsynchronously
    draw drawInContext duration edgeAntialiasingMask fillMode filters hitTest hitTestLayer
    insertSublayer isDoubleSided isGeometryFlipped isOpaque layoutManager magnificationFilter
    minificationFilter minificationFilterBias model modelLayer modelValue needsDisplay
    needsDisplayOnBoundsChange needsLayout opaque hidden preferredFrameSize presentationLayer
    rasterizationScale renderInContext repeatCount repeatDuration replaceSublayer resize
    resizeSublayers scroll scrollRectToVisible setAffineTransform setNeedsDisplayInRect
    setNeedsDisplay shadowPathIsBounds sublayerTransform toneMapMode visibleRect
    wantsDynamicContentScaling wantsExtendedDynamicRangeContent zPosition removeAnimationForKey addAnimation
    animationForKey bringToFront sendToBack removeAllAnimations preferredDynamicRange contentsHeadroom
    """
  fileprivate static let ofScreens: StaticString =
    """
    availableModes calibratedLatency coordinateSpace currentEDRHeadroom currentMode
    displayLink fixedCoordinateSpace focusedItem focusedView isCaptured latestSceneLayout
    maximumFramesPerSecond mirroredScreen overscanCompensation overscanCompensationInsets
    potentialEDRHeadroom preferredMode referenceDisplayModeStatus snapshotView
    supportsFocus wantsSoftwareDimming applicationFrame displayCornerRadius orientation sceneCaptureState
    """
  fileprivate static let ofNavigationItems: StaticString =
    """
    largeTitle largeSubtitle largeSubtitleView subtitleView attributedTitle attributedSubtitle largeAttributedSubtitle
    centerItemGroups customizationIdentifier leadingItemGroups
    preferredSearchBarPlacement pinnedTrailingGroup searchBarPlacement style trailingItemGroups
    overflowPresentationSource searchBarPlacementAllowsToolbarIntegration searchBarPlacementAllowsExternalIntegration
    largeTitleView navigationBar
    """
}
