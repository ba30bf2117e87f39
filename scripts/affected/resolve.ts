import type { SourceFile } from "../../tests/architecture/model/SourceFile.ts"
import { posix } from "node:path"

/** The `imports` of package.json: what `#` stands for. */
export type Aliases = Readonly<Record<string, string>>

const prefixOf = (pattern: string): string => pattern.split("*")[0] ?? ""

/** As Node does: of the patterns that fit, the one with the longest beginning, then the longest. */
const byPrecedence = (a: string, b: string): number =>
  prefixOf(b).length - prefixOf(a).length || b.length - a.length

const matchOf = (pattern: string, specifier: string): string | undefined => {
  const [before = "", after] = pattern.split("*")
  if (after === undefined) return specifier === pattern ? "" : undefined
  return specifier.startsWith(before) && specifier.endsWith(after) && specifier.length > pattern.length - 1
    ? specifier.slice(before.length, specifier.length - after.length)
    : undefined
}

/** The file that an import leads to; undefined for packages. */
export const resolve = (from: string, specifier: string, aliases: Aliases): string | undefined => {
  // Vite takes what follows a question mark as a wish of how to load it.
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
