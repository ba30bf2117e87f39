import { posix } from "node:path"
import { type Program, Visitor } from "oxc-parser"

/** An import and its target. */
export interface Import {
  readonly specifier: string
  readonly position: number
  readonly to: Target
  /** A type-only import, which is erased. */
  readonly isType: boolean
  /** `import("…")`: loaded when that line runs. */
  readonly isDynamic: boolean
}

export type Target =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "kernel" }
  | { readonly kind: "infra"; readonly folder: string }
  | { readonly kind: "contract"; readonly module: string }
  | { readonly kind: "module"; readonly module: string }
  /** A module's manifest, for the composition root. */
  | { readonly kind: "manifest"; readonly module: string }
  /** What only the CLI may run. */
  | { readonly kind: "operator"; readonly module: string }
  /** A module's CLI commands. */
  | { readonly kind: "cli"; readonly module: string }
  /** What a module adds to the demo. */
  | { readonly kind: "demo"; readonly module: string }
  /** A `#` import that is not a door. */
  | { readonly kind: "wall" }
  | { readonly kind: "node"; readonly name: string }
  /** `subpath` as in `effect/sql`; empty for the package's own entry. */
  | { readonly kind: "package"; readonly name: string; readonly subpath: string }

const NAME = "([a-z][a-z0-9-]*)"
const INFRA = new RegExp(`^#infra/${NAME}$`)
const CONTRACT = new RegExp(`^#${NAME}/contract$`)
const MANIFEST = new RegExp(`^#${NAME}/module$`)
const OPERATOR = new RegExp(`^#${NAME}/operator$`)
const CLI = new RegExp(`^#${NAME}/cli$`)
const DEMO = new RegExp(`^#${NAME}/demo$`)
const MODULE = new RegExp(`^#${NAME}$`)
const PACKAGE = /^(@[^/]+\/[^/]+|[^/]+)\/?(.*)$/

const doorOf = (specifier: string): Target => {
  if (specifier === "#kernel") return { kind: "kernel" }
  const infra = INFRA.exec(specifier)?.[1]
  if (infra) return { kind: "infra", folder: infra }
  const contract = CONTRACT.exec(specifier)?.[1]
  if (contract) return { kind: "contract", module: contract }
  const cli = CLI.exec(specifier)?.[1]
  if (cli) return { kind: "cli", module: cli }
  const demo = DEMO.exec(specifier)?.[1]
  if (demo) return { kind: "demo", module: demo }
  const manifest = MANIFEST.exec(specifier)?.[1]
  if (manifest) return { kind: "manifest", module: manifest }
  const operator = OPERATOR.exec(specifier)?.[1]
  if (operator) return { kind: "operator", module: operator }
  const module = MODULE.exec(specifier)?.[1]
  return module ? { kind: "module", module } : { kind: "wall" }
}

export const targetOf = (from: string, specifier: string): Target => {
  if (specifier.startsWith(".")) return { kind: "file", path: posix.join(posix.dirname(from), specifier) }
  if (specifier.startsWith("#")) return doorOf(specifier)
  if (specifier.startsWith("node:")) return { kind: "node", name: specifier.slice(5) }
  const [, name = specifier, subpath = ""] = PACKAGE.exec(specifier) ?? []
  return { kind: "package", name, subpath }
}

const literal = (node: { readonly type: string } | null): string | undefined =>
  node !== null && node.type === "Literal" && "value" in node && typeof node.value === "string"
    ? node.value
    : undefined

export const importsOf = (path: string, program: Program): ReadonlyArray<Import> => {
  const imports: Array<Import> = []
  const add = (
    source: { readonly type: string; readonly start: number } | null,
    isType: boolean,
    isDynamic = false
  ) => {
    const specifier = literal(source)
    if (source !== null && specifier !== undefined)
      imports.push({ specifier, position: source.start, to: targetOf(path, specifier), isType, isDynamic })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === "type"),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === "type"),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === "type"),
    ImportExpression: ({ source }) => add(source, false, true),
    TSImportType: ({ source }) => add(source, true)
  }).visit(program)
  return imports
}
