/** What a text needs from another file: its path or door, and names (`type Name` for a type). */
export type Import = readonly [from: string, ...names: ReadonlyArray<string>]

interface Statement {
  readonly text: string
  readonly from: string
  /** Undefined for a default or namespace import. */
  readonly names: ReadonlyArray<string> | undefined
}

const BLOCK = /^(?:import [^"]*"[^"]+"\n)+/m
const STATEMENT = /import ([^"]*)"([^"]+)"\n/g
const NAMED = /^(type )?\{([^}]*)\} from $/

/** The order of imports: kernel, infrastructure, modules, packages, files. */
const GROUPS = [/^#kernel$/, /^#infra\//, /^#/, /^[^.]/, /^\./]

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
const placeOf = (from: string): string =>
  `${GROUPS.findIndex((group) => group.test(from))} ${from.toLowerCase()}`
const withoutType = (name: string): string => name.replace(/^type /, "")

const namesIn = (what: string): ReadonlyArray<string> | undefined => {
  const [matches, type = "", names = ""] = NAMED.exec(what) ?? []
  if (matches === undefined) return undefined
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => type + name)
}

const statementsIn = (block: string): ReadonlyArray<Statement> =>
  [...block.matchAll(STATEMENT)].map(([text, what = "", from = ""]) => ({ text, from, names: namesIn(what) }))

const importOf = ([from, ...names]: Import): string => {
  const values = new Set(names.filter((name) => name === withoutType(name)))
  const needed = new Set(names.filter((name) => values.has(name) || !values.has(withoutType(name))))
  const sorted = [...needed].toSorted((one, other) =>
    compare(withoutType(one).toLowerCase(), withoutType(other).toLowerCase())
  )
  return values.size === 0
    ? `import type { ${sorted.map(withoutType).join(", ")} } from "${from}"\n`
    : `import { ${sorted.join(", ")} } from "${from}"\n`
}

/** The import statements of a new file. */
export const importsOf = (imports: ReadonlyArray<Import>): string =>
  [...Map.groupBy(imports, ([from]) => from)]
    .map(([from, same]) => importOf([from, ...same.flatMap(([, ...names]) => names)]))
    .join("")

/** Sorts the imports of a new file; their order in the template depends on the names filled in. */
export const sortImports = (text: string): string =>
  text.replace(BLOCK, (block) =>
    statementsIn(block)
      .toSorted((one, other) => compare(placeOf(one.from), placeOf(other.from)))
      .map(({ text: written, from, names }) => (names === undefined ? written : importOf([from, ...names])))
      .join("")
  )

/** Adds an import where it belongs, and leaves the others as they are. */
export const addImport =
  ([from, ...names]: Import) =>
  (before: string): string => {
    const block = BLOCK.exec(before)?.[0] ?? ""
    const statements = statementsIn(block)
    const same = statements.find((one) => one.from === from && one.names !== undefined)
    if (same !== undefined) {
      const existing = same.names ?? []
      const isComplete = names.every(
        (name) => existing.includes(name) || existing.includes(withoutType(name))
      )
      return isComplete ? before : before.replace(same.text, () => importOf([from, ...existing, ...names]))
    }
    const added = importOf([from, ...names])
    const next = statements.find((one) => placeOf(one.from) > placeOf(from))
    if (next !== undefined) return before.replace(next.text, () => added + next.text)
    return block === "" ? `${added}\n${before}` : before.replace(block, () => block + added)
  }
