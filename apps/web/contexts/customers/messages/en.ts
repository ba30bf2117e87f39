import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const count = (rows: number, one: string, other: string) =>
  plural(rows, { one: `1 ${one}`, other: `${grouped.format(rows)} ${other}` })

/** An organization's customers, with import and export. */
export const messages = {
  export: "Export",
  search: "Search customers...",
  filter: { label: "Filter customers", active: "Active", archived: "Archived" },
  list: "Customers",
  fields: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    notes: "Notes",
    type: "Type",
    tags: "Tags",
    owner_id: "Owner",
    owner: "Owner",
    added: "Added"
  },
  types: { person: "Person", company: "Company" },
  added: (when: string) => `Added ${when}`,
  none: "–",
  empty: {
    title: "No customers yet",
    sentence: "The people and companies you work with appear here. Add one, or import a CSV file.",
    readOnly: "The people and companies your organization works with appear here."
  },
  emptyArchive: {
    title: "No archived customers",
    sentence: "Archived customers keep their history and can be restored."
  },
  notFound: {
    title: "No customers found",
    sentence: (search: string) => `No name, email or phone matches “${search}”.`
  },
  count: (customers: number) => count(customers, "customer", "customers"),
  filters: {
    label: "Filters",
    everyType: "All types",
    everyTag: "All tags",
    everyOwner: "All owners"
  },
  sorts: {
    name: "Name, A to Z",
    "-name": "Name, Z to A",
    created: "Oldest first",
    "-created": "Newest first",
    updated: "Changed least recently",
    "-updated": "Changed most recently"
  },
  noMatches: "No customer matches these filters.",
  together: {
    archive: "Archive",
    restore: "Restore",
    addTag: "Add tag",
    removeTag: "Remove tag",
    setOwner: "Set owner",
    tag: "Tag",
    chooseTag: "Choose a tag",
    typeTag: "Type or choose a tag",
    tagNotValid: "A tag must not contain a comma or semicolon.",
    chooseOwner: "Choose an owner",
    about: (customers: number) => `Applies to ${count(customers, "customer", "customers")}.`,
    archived: (customers: number) => `${count(customers, "customer was", "customers were")} archived.`,
    restored: (customers: number) => `${count(customers, "customer was", "customers were")} restored.`,
    changed: (customers: number) => `${count(customers, "customer was", "customers were")} changed.`,
    undone: (customers: number) => `Undone for ${count(customers, "customer", "customers")}.`,
    reasons: {
      archived: (customers: number) => count(customers, "skipped: archived.", "skipped: archived."),
      address_taken: (customers: number) =>
        count(
          customers,
          "skipped: another customer uses its email address.",
          "skipped: other customers use their email addresses."
        ),
      too_many_tags: (customers: number) =>
        count(customers, "skipped: too many tags.", "skipped: too many tags."),
      not_found: (customers: number) =>
        count(customers, "skipped: no longer available.", "skipped: no longer available.")
    },
    none: "Nothing to change."
  },
  forbidden: { title: "You don't have access to customers" },
  form: {
    addTitle: "Add customer",
    editTitle: "Edit customer",
    about: "Only the name is required. Add an email address to send them emails.",
    noOwner: "No owner",
    tagsHint: "Enter or a comma adds a tag.",
    removeTag: (tag: string) => `Remove ${tag}`,
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
    write: "Write email"
  },
  archived: (name: string) => `${name} was archived.`,
  restored: (name: string) => `${name} was restored.`,
  undo: "Undo",
  importing: {
    title: "Import customers",
    steps: { choose: "File", map: "Columns", preview: "Check", import: "Import" },
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    drop: "Drop a CSV file here, or paste rows from a spreadsheet.",
    choose: "Choose file",
    reading: "Reading the file...",
    about: "Separated by commas, semicolons or tabs, any size. Nothing is imported until you confirm.",
    template: "Download a template",
    pasted: "Pasted rows",
    fileErrors: {
      empty: "There are no rows to import. Choose another file.",
      workbook:
        "This is a spreadsheet, not a CSV file. Open it, save it as CSV (UTF-8) and choose that file instead.",
      quote: (line: number) =>
        `A quotation mark opens in line ${line} and is never closed. Fix the file and choose it again.`,
      unreadable: "This file can't be read. Choose it again."
    },
    mapping: {
      about: (file: string) => `Match the columns of ${file} to customer fields.`,
      header: "The first row contains column names",
      absent: "Not in the file",
      column: (at: number) => `Column ${at}`,
      example: (value: string) => `For example: ${value}`,
      nameNeeded: "Choose the column with the names."
    },
    back: "Back",
    next: "Check rows",
    checking: "Checking...",
    preview: {
      all: (rows: number) => count(rows, "row was checked.", "rows were checked."),
      first: (rows: number) => `The first ${rows} rows were checked. The rest are checked during the import.`,
      line: "Line",
      exists: "Already exists, left unchanged",
      sameAs: (line: number) => `Same as line ${line}`,
      table: "Preview of the first rows"
    },
    valid: (rows: number) => count(rows, "row is valid", "rows are valid"),
    skipping: (rows: number) => count(rows, "duplicate", "duplicates"),
    invalid: (rows: number) => count(rows, "row has errors", "rows have errors"),
    noneValid: "None of these rows can be imported. Check the columns or the file.",
    start: "Import",
    progress: (percent: string, rows: number) => `${percent}, ${count(rows, "row", "rows")}`,
    keepOpen: "Keep this page open until the import is done.",
    waiting: "The import will continue automatically.",
    tryNow: "Try now",
    stop: "Stop import",
    stopping: "Stopping...",
    report: {
      done: "Import finished",
      stopped: "Import stopped",
      failed: "Import interrupted",
      undone: "Import undone",
      created: (rows: number) => count(rows, "customer added", "customers added"),
      skipped: (rows: number) => count(rows, "row skipped as a duplicate", "rows skipped as duplicates"),
      invalid: (rows: number) => count(rows, "row with errors", "rows with errors"),
      line: (line: number) => `Line ${line}`,
      more: (rows: number) => count(rows, "more in the file below.", "more in the file below."),
      download: "Download rows with errors",
      lineColumn: "Line",
      errorColumn: "Error",
      undo: "Undo import",
      removed: (rows: number) =>
        count(rows, "imported customer was removed.", "imported customers were removed."),
      archived: (rows: number) =>
        count(
          rows,
          "was edited or used since, and is archived.",
          "were edited or used since, and are archived."
        ),
      close: "Done"
    }
  }
}
