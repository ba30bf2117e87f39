import type { SourceFile } from "../../tests/architecture/model/SourceFile.ts"
import { posix } from "node:path"

/** The `imports` of package.json. */
export type Aliases = Readonly<Record<string, string>>

const prefixOf = (pattern: string): string => pattern.split("*")[0] ?? ""

/** Like Node: of the matching patterns, the one with the longest prefix, then the longest. */
const byPrecedence = (a: string, b: string): number =>
  prefixOf(b).length - prefixOf(a).length || b.length - a.length

const matchOf = (pattern: string, specifier: string): string | undefined => {
  const [before = "", after] = pattern.split("*")
  if (after === undefined) return specifier === pattern ? "" : undefined
  return specifier.startsWith(before) && specifier.endsWith(after) && specifier.length > pattern.length - 1
    ? specifier.slice(before.length, specifier.length - after.length)
    : undefined
}

/** The file that an import resolves to; undefined for packages. */
export const resolve = (from: string, specifier: string, aliases: Aliases): string | undefined => {
  // Vite takes a query after the path as an instruction for loading it.
  const [plain = ""] = specifier.split("?")
  if (plain.startsWith(".")) return posix.join(posix.dirname(from), plain)
  for (const pattern of Object.keys(aliases).toSorted(byPrecedence)) {
    const match = matchOf(pattern, plain)
    if (match !== undefined) return posix.normalize((aliases[pattern] ?? "").replace("*", match))
  }
  return undefined
}

/** What a file imports from the project. */
export const importedBy = (file: SourceFile, aliases: Aliases): ReadonlyArray<string> =>
  file.isCode ? file.imports.flatMap(({ specifier }) => resolve(file.path, specifier, aliases) ?? []) : []
