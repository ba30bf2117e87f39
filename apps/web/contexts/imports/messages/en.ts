import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const count = (rows: number, one: string, other: string) =>
  plural(rows, { one: `1 ${one}`, other: `${grouped.format(rows)} ${other}` })

/** Imports of files: the steps of one, and the history. */
export const messages = {
  forbidden: "You don't have access to imports",
  unknownTarget: "You can't import this kind of record",
  steps: { choose: "File", map: "Columns", check: "Check", import: "Import" },
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  choose: {
    drop: "Drop a CSV file or Excel workbook here, or paste rows from a spreadsheet.",
    button: "Choose file",
    about: "Up to 64 MB and 200,000 rows. Nothing is imported until you confirm.",
    template: "Download a template",
    pasted: "Pasted rows",
    empty: "This file is empty. Choose another one.",
    uploading: (percent: string) => `Uploading the file: ${percent}`,
    cancel: "Cancel upload",
    interrupted: "The upload was interrupted",
    interruptedAbout: "Choose the file again.",
    again: "Choose another file"
  },
  reading: (rows: number) =>
    rows === 0 ? "Reading the file..." : `Reading the file: ${count(rows, "row", "rows")} so far`,
  unreadable: "This file can't be imported",
  mapping: {
    about: (file: string, rows: number) =>
      `${file} has ${count(rows, "row", "rows")}. Match its columns to the fields.`,
    header: "The first row contains column names",
    absent: "Not in the file",
    column: (at: number) => `Column ${at}`,
    example: (values: string) => `For example: ${values}`,
    needed: "Choose a column.",
    existing: "Records that already exist",
    skip: "Skip them",
    update: "Update them",
    updateAbout: "Empty cells change nothing.",
    key: "Find existing records by"
  },
  back: "Back",
  checkRows: "Check rows",
  saving: "Saving...",
  check: {
    progress: (percent: string) => `Checking rows: ${percent}`,
    done: (rows: number) => count(rows, "row was checked.", "rows were checked."),
    table: "The first rows",
    failedTable: "The first rows with errors",
    all: "First rows",
    onlyFailed: "Only errors",
    shown: "Rows shown",
    none: "None of these rows can be imported. Check the columns or the file.",
    start: "Import"
  },
  table: {
    line: "Line",
    exists: "Already exists, left unchanged",
    sameAs: (line: number) => `Same as line ${line}`,
    update: "Will be updated",
    unchanged: "Nothing changes"
  },
  counts: {
    toCreate: (rows: number) => `${grouped.format(rows)} to add`,
    toUpdate: (rows: number) => `${grouped.format(rows)} to update`,
    created: (rows: number) => `${grouped.format(rows)} added`,
    updated: (rows: number) => `${grouped.format(rows)} updated`,
    unchanged: (rows: number) => `${grouped.format(rows)} unchanged`,
    skipped: (rows: number) => `${grouped.format(rows)} skipped`,
    failed: (rows: number) => count(rows, "row with errors", "rows with errors"),
    removed: (rows: number) => `${grouped.format(rows)} removed`,
    archived: (rows: number) => `${grouped.format(rows)} edited or used since, archived`,
    restored: (rows: number) => `${grouped.format(rows)} restored`,
    kept: (rows: number) => `${grouped.format(rows)} changed since, kept`
  },
  running: {
    progress: (percent: string, done: string, rows: string) => `${percent}, ${done} of ${rows} rows`,
    leave: "You can leave this page. The import goes on, and you find it here again.",
    stop: "Stop import"
  },
  undoing: (percent: string) => `Undoing: ${percent}`,
  result: {
    finished: "Import finished",
    stopped: "Import stopped",
    failed: "Import interrupted",
    undone: "Import undone",
    undo_failed: "Undoing interrupted",
    continue: "Continue import",
    undo: "Undo import",
    undoAgain: "Continue undoing",
    undoTitle: "Undo this import?",
    undoAbout:
      "Records it added are removed, and those it updated get their previous values back. What was changed since is archived or stays.",
    download: "Download rows with errors",
    another: "Import another file",
    done: "Done",
    errors: "Rows with errors",
    line: (line: number) => `Line ${line}`,
    more: (rows: number) => count(rows, "more in the file.", "more in the file."),
    rowsDeleted: "The rows were deleted after 30 days, so it can no longer be undone."
  },
  discard: "Discard import",
  discarded: "Import discarded",
  history: {
    title: "History",
    about: "Who imported which file, and what became of it.",
    list: "Imports",
    empty: "No imports yet",
    emptyAbout: "Files that you import appear here.",
    operator: "An operator",
    states: {
      uploading: "Upload interrupted",
      reading: "Reading",
      unreadable: "Not a table",
      mapping: "Columns to choose",
      checking: "Checking",
      checked: "Ready to import",
      running: "Importing",
      finished: "Finished",
      stopped: "Stopped",
      failed: "Interrupted",
      undoing: "Undoing",
      undo_failed: "Undoing interrupted",
      undone: "Undone"
    }
  },
  /** By the code of a fault. English needs none: there the server's own sentence is shown. */
  faults: {} as Readonly<Record<string, string>>
}
