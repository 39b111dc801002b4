/// The files of a new folder of notes.
enum Starter {
  /// The front page, which has the settings of the site.
  static let frontPage = """
    ---
    # The settings of the site and of this page. Every key may be left out; those with a '#' before them are.
    title: Notes
    site: Notes # The name of the site, in the head of every page.
    description: What we know of view controllers, each claim of it checked.
    # language: en # The language of the site; 'zh-Hans' is translated too.
    # edit: https://github.com/me/notes/edit/main/content/ # Where sources are edited, for a link on every page.
    # history: git # Each page says when git has it last changed; in CI with 'fetch-depth: 0'.
    # html: false # HTML in pages is shown as text.
    # cards: true # A picture of its first diagram stands for each page in previews; needs '--base-url'.
    # graph: true # A page that draws which note links to which.
    # previews: false # Links show nothing of what they lead to.
    # diagrams: paper # The colours of diagrams: plain, paper or contrast.

    # What any page may say of itself:
    # linkTitle: Start # A shorter title, for the navigation and for lists.
    # order: 1 # Its place among its neighbours; 'weight' is the same.
    # tags: [navigation] # Pages with the same tags are named as related.
    # date: 2026-01-31 # Announces the page in the feed.
    # aliases: [Start, /old/start] # Other names for links; with a slash, an old address.
    # draft: false # 'true' leaves the page out.
    # publish: true # The same the other way round, as Obsidian has it.
    # claims: [A1, A2] # Names of yours for what the page shows.
    # marks: {Push: Push it} # Headings of scenarios shown from elsewhere, in the page's language.

    # What holds for all scenarios of the page that do not say otherwise:
    # ios: [17, 26] # The versions of iOS.
    # show: [appearance, containment] # The levels of calls that are shown.
    # device: iPad # An iPhone without it.
    # orientation: landscape # How the device lies.
    # notes: numbered # Notes below the diagram; 'beside' without it.
    # stage: none # The block that sets the scene.
    ---

    # Notes

    A block of Swift that is marked `scenario` is run, drawn and checked at every build. Begin with
    [the launch](launch.md), and change it.

    """

  /// A note with a scenario and what is claimed of it.
  static let note = """
    ---
    title: The launch
    description: What the first view controller is told.
    ---

    # The launch

    The root's view is loaded when the window becomes visible, and no sooner.

    ```swift scenario id=launch title="The first view controller"
    let first = FirstViewController()
    window.rootViewController = first
    window.makeKeyAndVisible()
    ```

    ```claims
    first.viewDidLoad before first.viewWillAppear
    first.viewDidAppear happens once
    ```

    """

  /// What git leaves out: the site that is built here.
  static let ignored = """
    /site/

    """

  /// The workflow of GitHub's that checks the notes, and publishes them when they are pushed.
  static func workflow(releases: String?) -> String {
    """
    # Checks the notes in every pull request, and publishes them when they are pushed to the main branch. In the
    # settings of the repository, 'Pages' has 'GitHub Actions' for its source.
    name: Notes
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
    env:
      # The address of a release's files, and its version.
      LIFELINE_RELEASES: \(releases ?? "${{ vars.LIFELINE_RELEASES }}")
      LIFELINE_VERSION: "\(Version.current)"
      # What was pushed is trusted; what a pull request brings is not.
      LIFELINE_UNTRUSTED: ${{ github.event_name == 'push' && '0' || '1' }}
    jobs:
      notes:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - name: Get lifeline
            shell: bash
            run: |
              cd "$RUNNER_TEMP"
              archive=lifeline-$LIFELINE_VERSION-linux-$(uname -m).tar.gz
              for file in SHA256SUMS "$archive"; do
                curl --fail --silent --show-error --location --retry 3 --remote-name "${LIFELINE_RELEASES%/}/$file"
              done
              grep -F "  $archive" SHA256SUMS | sha256sum --check --quiet
              tar -xzf "$archive"
              echo "$RUNNER_TEMP/lifeline-$LIFELINE_VERSION/bin" >> "$GITHUB_PATH"
          - name: Check the notes
            shell: bash
            run: lifeline check --format github --format "markdown=$GITHUB_STEP_SUMMARY"
          - uses: actions/configure-pages@v5
            id: pages
            if: github.event_name == 'push'
          - name: Make the site
            if: github.event_name == 'push'
            shell: bash
            env:
              BASE_URL: ${{ steps.pages.outputs.base_url }}
            run: |
              lifeline build --output "$RUNNER_TEMP/site" --base-url "$BASE_URL"
              # What the next build on a machine uses is nothing for readers.
              rm -f "$RUNNER_TEMP/site/.lifeline-cache" "$RUNNER_TEMP/site/.lifeline-files"
          - uses: actions/upload-pages-artifact@v3
            if: github.event_name == 'push'
            with:
              path: ${{ runner.temp }}/site
      publish:
        needs: notes
        if: github.event_name == 'push'
        runs-on: ubuntu-latest
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - uses: actions/deploy-pages@v4
            id: deployment

    """
  }
}
