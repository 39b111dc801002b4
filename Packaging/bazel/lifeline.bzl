"""Rules for notes: each folder of notes is checked by an action of its own, and the reports become one.

Copy this file into your workspace, and have a label lead to the command, a file that needs no other:

    load("//:lifeline.bzl", "lifeline_check", "lifeline_report")

    lifeline_check(name = "notes", srcs = glob(["notes/**"]), folder = "notes")
    lifeline_report(name = "report", checks = [":notes", "@other//:notes"])

A check reads its own notes and, of other repositories, the index of what can be linked to there. It succeeds
also where a note is wrong, so that all of them are checked; the report does not.
"""

NotesInfo = provider(
    doc = "What a check of some notes has written.",
    fields = {
        "report": "The report, in JSON.",
        "links": "The index of what can be linked to; None where the notes have no address.",
    },
)

# What 1 says is in the report. A sandbox would show the notes as symbolic links, which are not followed.
_CHECK = """
status=0
command=$1
shift
"./$command" "$@" || status=$?
[ "$status" -le 1 ] || exit "$status"
[ -s "$REPORT" ]
"""

_REQUIREMENTS = {"no-sandbox": "1"}

def _lifeline_check_impl(ctx):
    report = ctx.actions.declare_file(ctx.label.name + ".json")
    outputs = [report]
    links = None
    args = ctx.actions.args()
    args.add(ctx.executable.lifeline)
    args.add("check")
    args.add("/".join([
        part
        for part in [ctx.label.workspace_root, ctx.label.package, ctx.attr.folder]
        if part
    ]))
    args.add("--quiet")
    args.add(report, format = "--format=json=%s")
    if ctx.attr.untrusted:
        args.add("--untrusted")
    if ctx.attr.base_url:
        links = ctx.actions.declare_file(ctx.label.name + ".links.json")
        outputs.append(links)
        args.add("--export-links", links)
        args.add("--base-url", ctx.attr.base_url)
    indices = [dep[NotesInfo].links for dep in ctx.attr.deps if dep[NotesInfo].links]
    args.add_all(indices, before_each = "--import-links")
    ctx.actions.run_shell(
        command = _CHECK,
        arguments = [args],
        env = {"REPORT": report.path},
        inputs = ctx.files.srcs + indices,
        tools = [ctx.executable.lifeline],
        outputs = outputs,
        mnemonic = "LifelineCheck",
        progress_message = "Checking the notes of %s" % ctx.label,
        execution_requirements = _REQUIREMENTS,
    )
    return [
        DefaultInfo(files = depset(outputs)),
        NotesInfo(report = report, links = links),
    ]

lifeline_check = rule(
    doc = "Checks a folder of notes.",
    implementation = _lifeline_check_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = True, doc = "The notes and the files beside them."),
        "folder": attr.string(doc = "The folder that holds them, below the package."),
        "base_url": attr.string(doc = "Where the site of these notes is published: others can link to it."),
        "deps": attr.label_list(providers = [NotesInfo], doc = "Checks of notes that these link to."),
        "untrusted": attr.bool(doc = "Whether the notes are those of strangers."),
        "lifeline": attr.label(
            default = "@//:lifeline",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
            doc = "The command.",
        ),
    },
)

def _lifeline_report_impl(ctx):
    merged = ctx.actions.declare_file(ctx.label.name + ".xml")
    args = ctx.actions.args()
    args.add("report")
    args.add_all([check[NotesInfo].report for check in ctx.attr.checks])
    args.add("--quiet")
    args.add(merged, format = "--format=junit=%s")
    ctx.actions.run(
        executable = ctx.executable.lifeline,
        arguments = [args],
        inputs = [check[NotesInfo].report for check in ctx.attr.checks],
        outputs = [merged],
        mnemonic = "LifelineReport",
        progress_message = "Putting the reports of %s together" % ctx.label,
    )
    return [DefaultInfo(files = depset([merged]))]

lifeline_report = rule(
    doc = "Puts the reports of checks together; fails where any of their notes is wrong.",
    implementation = _lifeline_report_impl,
    attrs = {
        "checks": attr.label_list(providers = [NotesInfo], mandatory = True),
        "lifeline": attr.label(
            default = "@//:lifeline",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
