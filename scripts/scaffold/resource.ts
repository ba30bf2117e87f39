import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { ScaffoldRefused } from "./changes.ts"
import { plural, singular, type Thing, thing } from "./words.ts"

/** A port's method that loads one by its id, with the types of the id and of the result. */
interface Port {
  readonly loader: string | undefined
  readonly id: string
  readonly row: string
}

/** The table, and what decodes many of its rows. */
interface Table {
  readonly exists: boolean
  readonly hasUpdatedAt: boolean
  readonly decoder: string | undefined
}

/** A resource, as the files of its module declare it. */
export interface Resource extends Port {
  readonly thing: Thing
  /** The path of the file with its endpoints. */
  readonly contract: string
  /** Whether that file has the path parameters of one, such as `oneCustomer`. */
  readonly hasParams: boolean
  readonly table: Table
  /** Whether `commands/announce.ts` publishes and records changes. */
  readonly hasAnnounce: boolean
  /** Whether there is an event such as `CustomerChanged`. */
  readonly hasEvent: boolean
  /** The body that creates one in the isolation matrix, with the name left open. */
  readonly body: string | undefined
  readonly permissions: ReadonlySet<string>
}

/** A module's files. */
interface Files {
  readonly paths: (pattern: string) => ReadonlyArray<string>
  /** The text of a file; empty if there is none. */
  readonly text: (path: string) => string
}

const filesIn = (root: string): Files => ({
  paths: (pattern) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll("\\", "/"))
      .toSorted(),
  text: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "")
})

/** The resources that the module's domain has ports for. */
const typesIn = ({ paths, text }: Files, module: string): ReadonlyArray<string> =>
  paths(`modules/${module}/domain/*.ts`)
    .filter((path) => text(path).includes(`Context.Service<\n  ${basename(path, ".ts")},\n`))
    .map((path) => singular(basename(path, ".ts")))

/** Where a name mentions the resource, as in `CancelWorkOrder` or `OverdueWorkOrders`. */
export const mentionOf = (type: string): RegExp => new RegExp(`(?:${plural(type)}|${type})(?=[A-Z]|$)`)

/** The longest resource in the name. @throws ScaffoldRefused */
const typeIn = (files: Files, module: string, name: string): string => {
  const types = typesIn(files, module)
  const [type] = types
    .filter((one) => mentionOf(one).test(name))
    .toSorted((one, other) => other.length - one.length)
  if (type === undefined)
    throw new ScaffoldRefused(
      `${name} contains no resource of ${module}. It has: ${types.join(", ") || "none"}.`
    )
  return type
}

/** The file with the endpoints of one, or else of many. @throws ScaffoldRefused */
const contractOf = ({ paths, text }: Files, module: string, { type, values }: Thing): string => {
  const all = paths(`modules/${module}/contract/*.ts`)
  const contract =
    all.find((path) => text(path).includes(`const one${type} = `)) ??
    all.find((path) => basename(path) === `${values}.ts`) ??
    all.find((path) => text(path).includes("= endpoint({"))
  if (contract === undefined) throw new ScaffoldRefused(`modules/${module}/contract has no endpoints.`)
  return contract
}

/** Methods that load by id, the one that locks first. */
const LOADERS = ["lock", "take", "find"].map(
  (name) =>
    new RegExp(
      `readonly (${name}): \\(\\s*organizationId: OrganizationId,\\s*id: (\\w+)\\s*\\) => Effect\\.Effect<Option\\.Option<(\\w+)>`
    )
)

const portIn = (domain: string, type: string, idInPath: string | undefined): Port => {
  const [, loader, id, row] = LOADERS.map((pattern) => pattern.exec(domain)).find((one) => one !== null) ?? []
  return { loader, id: id ?? idInPath ?? `${type}Id`, row: row ?? `${type}View` }
}

const tableIn = ({ paths, text }: Files, module: string, { types, table }: Thing, row: string): Table => {
  const migrations = paths(`modules/${module}/postgres/migrations/*.sql`).map(text).join("\n")
  const [created] = new RegExp(`create table ${module}\\.${table} \\([^;]+`).exec(migrations) ?? []
  const adapter = text(`modules/${module}/postgres/${types}.ts`)
  return {
    exists: created !== undefined,
    hasUpdatedAt: created?.includes("updated_at") ?? false,
    decoder: new RegExp(`const (\\w+) = rowsOf\\(${row}\\)`).exec(adapter)?.[1]
  }
}

const bodyIn = (sample: string, type: string): string | undefined =>
  new RegExp(`create${type}: \\(\\) => \\(\\{ (.*\\bname: "[^"]*".*) \\}\\)`)
    .exec(sample)?.[1]
    ?.replace(/\bname: "[^"]*"/, "name")

const permissionsIn = (permissions: string): ReadonlySet<string> =>
  new Set([...permissions.matchAll(/"(\w+\.\w+)":/g)].map(([, permission = ""]) => permission))

/** @throws ScaffoldRefused when the name mentions no resource, or the module is not for members. */
export const resourceOf = (root: string, module: string, name: string): Resource => {
  const files = filesIn(root)
  const home = `modules/${module}`
  const permissions = permissionsIn(files.text(`${home}/contract/permissions.ts`))
  if (permissions.size === 0)
    throw new ScaffoldRefused(`${module} has no permissions: its endpoints are not for members.`)
  const type = typeIn(files, module, name)
  const words = thing(type)
  const contract = contractOf(files, module, words)
  const inPath = new RegExp(`const one${type} = inOrganization\\(\\{ \\w+: (\\w+) \\}\\)`).exec(
    files.text(contract)
  )
  const port = portIn(files.text(`${home}/domain/${words.types}.ts`), type, inPath?.[1])
  return {
    ...port,
    thing: words,
    contract,
    hasParams: inPath !== null,
    table: tableIn(files, module, words, port.row),
    hasAnnounce: files.text(`${home}/commands/announce.ts`) !== "",
    hasEvent: files.text(`${home}/contract/events.ts`).includes(`class ${type}Changed extends`),
    body: bodyIn(files.text(`tests/${module}/isolation.ts`), type),
    permissions
  }
}
