import { catalogue, pluralOf } from "../catalogue.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const count = (rows: number, one: string, other: string) =>
  plural(rows, { one: `1 ${one}`, other: `${grouped.format(rows)} ${other}` })

/** The people and companies an organization deals with, and how they come in and out as files. */
export const customers = catalogue("customers", {
  export: "Export",
  search: "Search customers...",
  filter: { label: "Which customers", active: "Active", archived: "Archived" },
  list: "Customers",
  fields: { name: "Name", email: "Email", phone: "Phone", notes: "Notes", added: "Added" },
  added: (when: string) => `Added ${when}`,
  none: "–",
  empty: {
    title: "No customers yet",
    sentence: "Everyone you rent, sell or drive for hangs here. Add one, or import a CSV file.",
    readOnly: "Everyone your organization rents, sells or drives for hangs here."
  },
  emptyArchive: {
    title: "Nothing is archived",
    sentence: "Customers you archive hang here. They keep what belongs to them, and can be restored."
  },
  notFound: {
    title: "No customers found",
    sentence: (search: string) => `Nothing in name, email or phone fits “${search}”.`
  },
  forbidden: { title: "Your role does not see customers" },
  form: {
    addTitle: "Add customer",
    editTitle: "Edit customer",
    about: "Only the name is needed. An email address is needed to write to them from here.",
    submitAdd: "Add customer",
    adding: "Adding...",
    submitEdit: "Save changes",
    saving: "Saving...",
    added: (name: string) => `${name} was added.`,
    saved: (name: string) => `${name} was saved.`
  },
  details: {
    label: "Customer",
    archived: "Archived",
    edited: "Last edited",
    edit: "Edit",
    archive: "Archive",
    restore: "Restore",
    write: "Write email",
    close: "Close"
  },
  archived: (name: string) => `${name} was archived.`,
  restored: (name: string) => `${name} is back.`,
  undo: "Undo",
  importing: {
    title: "Import customers",
    steps: { choose: "File", map: "Columns", preview: "Check", import: "Import" },
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    drop: "Drop a CSV file here, or paste rows from a spreadsheet.",
    choose: "Choose file",
    reading: "Reading the file...",
    about: "Comma, semicolon or tab, any size. Nothing is saved before you say so.",
    template: "Download a template",
    pasted: "Pasted rows",
    faults: {
      empty: "There are no rows in it. Please choose another file.",
      workbook:
        "This is a spreadsheet, not a CSV file. Open it, save it as CSV (UTF-8) and choose that file instead.",
      quote: (line: number) =>
        `A quotation mark opens in line ${line} and never closes. Please mend the file and choose it again.`,
      unreadable: "This file cannot be read. Please choose it again."
    },
    mapping: {
      about: (file: string) => `Which column of ${file} holds what?`,
      header: "The first row holds the names of the columns",
      absent: "Not in the file",
      column: (at: number) => `Column ${at}`,
      example: (value: string) => `For example: ${value}`,
      nameNeeded: "Please choose the column with the names."
    },
    back: "Back",
    next: "Check rows",
    checking: "Checking...",
    preview: {
      all: (rows: number) => count(rows, "row was checked.", "rows were checked."),
      first: (rows: number) => `The first ${rows} rows were checked; the others follow during the import.`,
      line: "Line",
      exists: "Exists already, will be left as it is",
      table: "The first rows as they would be imported"
    },
    fine: (rows: number) => count(rows, "row is fine", "rows are fine"),
    skipping: (rows: number) => count(rows, "exists already", "exist already"),
    faulty: (rows: number) => count(rows, "row has faults", "rows have faults"),
    nothingFine: "None of these rows can be imported. Please check the columns or the file.",
    start: "Import",
    progress: (percent: string, rows: number) => `${percent}, ${count(rows, "row", "rows")}`,
    keepOpen: "Please keep this page open until it is done.",
    waiting: "The import goes on by itself as soon as it can.",
    tryNow: "Try now",
    stop: "Stop import",
    stopping: "Stopping...",
    report: {
      done: "Import finished",
      stopped: "Import stopped",
      failed: "Import broke off",
      undone: "Import undone",
      created: (rows: number) => count(rows, "customer added", "customers added"),
      skipped: (rows: number) =>
        count(rows, "row skipped: exists already", "rows skipped: they exist already"),
      faults: (rows: number) => count(rows, "row with faults", "rows with faults"),
      line: (line: number) => `Line ${line}`,
      more: (rows: number) => count(rows, "more in the file below.", "more in the file below."),
      download: "Download faulty rows",
      lineColumn: "Line",
      faultColumn: "Fault",
      undo: "Undo import",
      archived: (rows: number) =>
        count(rows, "imported customer was archived.", "imported customers were archived."),
      close: "Done"
    }
  }
})
