import { newId, permitted } from "#kernel"
import {
  argument,
  CommandFailed,
  counted,
  defineCli,
  flag,
  inOrganization,
  option,
  progress
} from "#infra/cli"
import { exportCustomers, exportPage, filterOf, importCustomers, ownerCalledIn } from "./operator.ts"
import { CustomerType, ImportedRow, ImportId, ImportReport, Tag } from "./contract/index.ts"
import { Effect, Schema } from "effect"
import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from "node:fs"
import { customerRows } from "./cli/customerFile.ts"

const CHUNK = 500
const SHOWN = 20

const Text = Schema.String
const column = (what: string) => option(Text, "column", `the column with ${what}, by header or number`)

/** Reads the file; its errors become the failure of this command. */
const readRows = (...given: Parameters<typeof customerRows>) =>
  Effect.try({
    try: () => customerRows(...given),
    catch: (cause) => (cause instanceof Error ? cause : new Error(String(cause)))
  })

/** One import of all rows, in chunks of the size the API accepts, in one transaction. */
const importAll = Effect.fnUntraced(function* (id: ImportId, rows: ReadonlyArray<ImportedRow>) {
  const reports: Array<ImportReport> = []
  for (let from = 0; from < rows.length; from += CHUNK) {
    yield* progress(from, rows.length, "rows imported")
    reports.push(yield* importCustomers(id, { preview: false, rows: rows.slice(from, from + CHUNK) }))
  }
  yield* progress(rows.length, rows.length, "rows imported")
  return {
    created: reports.reduce((sum, { created }) => sum + created, 0),
    skipped: reports.flatMap(({ skipped }) => skipped),
    faults: reports.flatMap(({ faults }) => faults)
  }
})

const Report = Schema.Struct({ import_id: ImportId, rows: Schema.Int, ...ImportReport.fields })

const reported = ({ rows, created, skipped, faults }: typeof Report.Type): string => {
  const lines = [
    ...faults.map(({ line, field, message }) => `  line ${line}, ${field}: ${message}`),
    ...skipped.map(({ line, email, same_as }) =>
      same_as === null
        ? `  line ${line}: ${email} already exists`
        : `  line ${line}: ${email}, same as line ${same_as}`
    )
  ]
  const more = lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more; --json shows all`] : []
  const head = `${created} of ${counted(rows, "row")} imported, ${skipped.length} skipped, ${counted(faults.length, "error")}.`
  return [head, ...lines.slice(0, SHOWN), ...more].join("\n")
}

const importing = inOrganization({
  words: "customers import",
  summary: "Import customers from a CSV file: valid rows are imported, the rest are reported.",
  example: 'customers import customers.csv --organization "Riverside Depot" --dry-run',
  input: {
    file: argument(Text, "the file: UTF-8, with commas, semicolons or tabs"),
    name: column("names; detected from its header by default"),
    email: column("email addresses"),
    phone: column("telephone numbers"),
    notes: column("notes"),
    type: column("types: person or company"),
    tags: column("tags, separated by commas or semicolons"),
    owner: column("owners: a member's email address or full name")
  },
  changes: true,
  output: Report,
  run: Effect.fnUntraced(function* ({ file, ...named }) {
    const { organizationId } = yield* permitted("customers.import")
    const rows = yield* readRows(file, named, yield* ownerCalledIn(organizationId))
    const id = yield* newId(ImportId)
    return { import_id: id, rows: rows.length, ...(yield* importAll(id, rows)) }
  }),
  show: reported
})

const BYTE_ORDER_MARK = /^\ufeff/

/** Personal data: unreadable for other users of this machine, even if it replaces a file they could read. */
const writePrivately = (file: string, bytes: Uint8Array): void => {
  const descriptor = openSync(file, "w", 0o600)
  try {
    if (fstatSync(descriptor).isFile()) fchmodSync(descriptor, 0o600)
    writeFileSync(descriptor, bytes)
  } finally {
    closeSync(descriptor)
  }
}

/** The whole file, page by page, in the transaction of the command. */
const exportAll = Effect.fnUntraced(function* (filter: Parameters<typeof exportCustomers>[0]) {
  const { count } = yield* exportCustomers(filter)
  const pages: Array<Uint8Array> = []
  let next: string | null = null
  let read = 0
  do {
    yield* progress(read, count, "customers read")
    const page: Effect.Success<ReturnType<typeof exportPage>> = yield* exportPage(filter, next)
    pages.push(page.bytes)
    read += page.count
    next = page.next
  } while (next !== null)
  yield* progress(1, 1, "customers read")
  return Buffer.concat(pages)
})

const save = (file: string, bytes: Uint8Array) =>
  Effect.try({
    try: () => writePrivately(file, bytes),
    catch: () => new CommandFailed(`${file} can't be written.`, "Choose another file with --file.")
  })

const memberCalled = Effect.fnUntraced(function* (text: string) {
  const { organizationId } = yield* permitted("customers.export")
  const owner = (yield* ownerCalledIn(organizationId))(text)
  if (owner !== undefined) return owner
  return yield* Effect.fail(
    new CommandFailed(`No member, or more than one, is called ${text}.`, "Use the member's email address.")
  )
})

const exporting = inOrganization({
  words: "customers export",
  summary: "Export customers as CSV, to standard output or a file.",
  example: 'customers export --organization "Riverside Depot" --file customers.csv',
  input: {
    file: option(Text, "path", "where to write it"),
    search: option(Text, "words", "only customers whose name, email or phone contains this"),
    archived: flag("archived customers instead"),
    type: option(CustomerType, "person|company", "only customers of this type"),
    tag: option(Tag, "tag", "only customers with this tag"),
    owner: option(Text, "member", "only customers of this member, by email address or full name")
  },
  output: Schema.Struct({ file: Schema.NullOr(Text), csv: Schema.NullOr(Text) }),
  run: Effect.fnUntraced(function* ({ file, search, archived, type, tag, owner }) {
    const filter = filterOf({
      archived: archived ? "true" : "false",
      ...(search !== null && { search }),
      ...(type !== null && { type }),
      ...(tag !== null && { tag }),
      ...(owner !== null && { owner: yield* memberCalled(owner) })
    })
    const bytes = yield* exportAll(filter)
    if (file === null) return { file, csv: new TextDecoder().decode(bytes).replace(BYTE_ORDER_MARK, "") }
    yield* save(file, bytes)
    return { file, csv: null }
  }),
  show: ({ file, csv }) => csv?.trimEnd() ?? `Customers exported to ${file ?? ""}.`
})

export const cli = defineCli({
  topics: { customers: "Import and export customers." },
  operations: [importing, exporting],
  notFound: { customer: "`motorpool customers export` shows the customers." }
})
