import { anyOf, ExportFormat, permitted, TimeZone } from "#kernel"
import { CommandFailed, defineCli, exportTo, flag, importFile, inOrganization, option } from "#infra/cli"
import { exportCustomers, exportPage, filterOf, ownerCalledIn } from "./operator.ts"
import { CustomerColumn, CustomerType, Tag } from "./contract/index.ts"
import { Effect, Schema } from "effect"

const Text = Schema.String

const importing = importFile({
  target: "customers",
  key: "email address",
  columns: {
    name: "names; detected from its header by default",
    email: "email addresses",
    phone: "telephone numbers",
    notes: "notes",
    type: "types: person or company",
    tags: "tags, separated by commas or semicolons",
    owner: "owners: a member's email address or full name"
  }
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
  summary: "Export customers as CSV or an Excel workbook, to a file; CSV also to standard output.",
  example: 'customers export --organization "Riverside Depot" --file customers.csv',
  input: {
    file: option(Text, "path", "where to write it"),
    format: option(ExportFormat, "csv|xlsx", "CSV, the default, or an Excel workbook"),
    columns: option(
      anyOf(CustomerColumn),
      "columns",
      "its columns in this order, separated by commas; by default all"
    ),
    timeZone: option(TimeZone, "zone", "of its times, such as Europe/Madrid; by default UTC"),
    search: option(Text, "words", "only customers whose name, email or phone contains this"),
    archived: flag("archived customers instead"),
    type: option(CustomerType, "person|company", "only customers of this type"),
    tag: option(Tag, "tag", "only customers with this tag"),
    owner: option(Text, "member", "only customers of this member, by email address or full name")
  },
  output: Schema.Struct({ file: Schema.NullOr(Text), csv: Schema.NullOr(Text) }),
  run: Effect.fnUntraced(function* ({ file, format, columns, timeZone, search, archived, type, tag, owner }) {
    const filter = filterOf({
      archived: archived ? "true" : "false",
      ...(search !== null && { search }),
      ...(type !== null && { type }),
      ...(tag !== null && { tag }),
      ...(owner !== null && { owner: yield* memberCalled(owner) })
    })
    const exported = yield* exportCustomers(filter, {
      ...(format !== null && { format }),
      ...(columns !== null && { columns }),
      ...(timeZone !== null && { time_zone: timeZone })
    })
    return yield* exportTo(file, exported, (after) => exportPage(filter, after), "customers read")
  }),
  show: ({ file, csv }) => csv?.trimEnd() ?? `Customers exported to ${file ?? ""}.`
})

export const cli = defineCli({
  topics: { customers: "Import and export customers." },
  operations: [importing, exporting],
  notFound: { customer: "`motorpool customers export` shows the customers." }
})
