"""Where pages are other than a specification says, and why: by the numbers of the examples.

CommonMark is version 0.31.2, GitHub's Markdown 0.29.
"""

# All HTML is passed on, as in the specifications.
SETTINGS = ""

OPEN = (
    "HTML is balanced where its block ends: what is left open is closed, and what closes nothing is left out, so that no "
    "note changes the page around it."
)
TYPES = "A name in angle brackets that no element has is text, as in `Array<Element>`."
TAGS = "`#word` is a tag."
NAMES = "`[[name]]` is a link by name."
EMPTY = "A quote that holds nothing but definitions is not shown."
NOTES = "A link to a note leads to its page."
BARE = "An address in running text is a link, as it is on GitHub."
SCHEMES = "An address with a scheme that is not known to be safe is not linked."
OLDER = (
    "libcmark 0.30.2, which Debian has, is older than the specification: signs of currency are punctuation only since, and "
    "comments end otherwise."
)
CENTER = "The alignment of a column is said by a class."
STRONG = (
    "GitHub writes strong text within strong text once; CommonMark, which is followed here, writes it as often as it is "
    "marked. Both look alike."
)
SENTENCE = "An address ends before the marks of the sentence, of which `;` is one; what stands before it may be a parameter's name."
FTP = "Of addresses in running text those of the web are links."
UNSAFE = (
    "What GitHub shows as text of the elements that may take over a page is only passed on where all HTML is; by the list, as "
    "is usual, they are text here too."
)

COMMONMARK = {
    OPEN: [21, 31, 148, 150, 151, 155, 165, 173, 174, 175, 184, 187, 344, 476, 477, 491, 494, 524, 536, 613, 614, 615, 616, 617, 623, 630, 631, 642, 643],
    TYPES: [201],
    TAGS: [64],
    NAMES: [548, 559, 590],
    EMPTY: [218],
    NOTES: [484],
    BARE: [602, 606, 608, 611, 612],
    SCHEMES: [598, 599, 601],
    OLDER: [354, 625, 626],
}

GITHUB = {
    OPEN: [118, 120, 121, 125, 135, 142, 143, 144, 153, 156, 317, 327, 354, 485, 486, 500, 503, 532, 544, 632, 633, 634, 635, 636, 642, 649, 650, 662, 663],
    TYPES: [170],
    TAGS: [34],
    NAMES: [556, 567, 598],
    EMPTY: [187],
    BARE: [610, 614, 616, 619, 620],
    SCHEMES: [606, 607, 609],
    OLDER: [644, 645],
    CENTER: [199],
    STRONG: [398, 426, 434, 435, 436, 473, 474, 475, 477],
    SENTENCE: [626],
    FTP: [628],
    UNSAFE: [652],
}
