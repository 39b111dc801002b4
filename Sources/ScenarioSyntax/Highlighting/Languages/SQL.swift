extension PlainLanguage {
  static let sql = PlainLanguage(
    lineComments: ["--"], blockComment: ("/*", "*/"),
    strings: [
      StringForm("'", hasEscapes: false, goesOverLines: true),
      StringForm("\"", hasEscapes: false, .property), StringForm("`", hasEscapes: false, .property),
    ],
    keywords: Set(
      words: """
        add all alter and as asc autoincrement begin between by cascade case cast check collate column commit
        conflict constraint create cross current_date current_timestamp database default delete desc distinct do
        drop else end escape except exists explain false fetch first foreign from full function glob grant group
        having if ignore in index inner insert intersect into is join key last left like limit natural not nothing
        null nulls offset on or order outer over partition pragma primary procedure recursive references rename
        replace returning right rollback row rows select set table temp temporary then to transaction trigger true
        truncate union unique update using vacuum values view when where window with
        """),
    types: Set(
      words: """
        bigint binary blob boolean char date datetime decimal double float int integer json jsonb numeric real
        serial smallint text time timestamp timestamptz tinyint uuid varchar
        """),
    isCaseless: true, hasCalls: true)
}
