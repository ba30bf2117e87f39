import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { format, resolveConfig } from "prettier"
import { addImport, type Import, importsOf, sortImports } from "./imports.ts"

/** The scaffold cannot be created. The message is for the user. */
export class ScaffoldRefused extends Error {}

/** A file has no place for a text, so the user adds it by hand. The message is the text. */
class PlaceMissing extends Error {}

/** The change to one file; its text is undefined while it does not exist. */
export interface Change {
  readonly path: string
  readonly write: (before: string | undefined) => string
}

export const create = (path: string, text: string): Change => ({
  path,
  write: (before) => {
    if (before !== undefined) throw new ScaffoldRefused(`${path} already exists. Choose another name.`)
    return /\.tsx?$/.test(path) ? sortImports(text) : text
  }
})

export const edit = (path: string, change: (before: string) => string): Change => ({
  path,
  write: (before) => change(before ?? "")
})

/** A text that only the user can place. */
export const byHand = (path: string, text: string): Change => ({
  path,
  write: () => {
    throw new PlaceMissing(text)
  }
})

const withImports = (text: string, imports: ReadonlyArray<Import>): string =>
  imports.reduce((before, one) => addImport(one)(before), text)

/** Adds a text to the end of a file. */
export const append =
  (text: string, ...imports: ReadonlyArray<Import>) =>
  (before: string): string =>
    withImports(before.includes(text.trim()) ? before : `${before.trimEnd()}\n${text}`, imports)

/** Adds an element to the list that starts with `opening` (ending in a bracket). */
export const addElement =
  (opening: string, element: string, ...imports: ReadonlyArray<Import>) =>
  (before: string): string => {
    const start = before.indexOf(opening)
    if (start < 0) throw new PlaceMissing(`${importsOf(imports)}${element}`)
    let depth = 1
    let end = start + opening.length
    for (; depth > 0 && end < before.length; end++)
      depth += "([{".includes(before[end] ?? "") ? 1 : ")]}".includes(before[end] ?? "") ? -1 : 0
    const inside = before.slice(start + opening.length, end - 1).trimEnd()
    const comma = inside.trim() === "" || inside.endsWith(",") ? "" : ","
    const head = `${before.slice(0, start + opening.length)}${inside}${comma}`
    return withImports(`${head}\n${element}${before.slice(end - 1)}`, imports)
  }

/** Adds an item to the list under a heading of a document. */
export const addItem =
  (heading: string, item: string) =>
  (before: string): string => {
    const list = new RegExp(`^## ${heading}.*\n\n(?:- .*\n)+`, "m").exec(before)?.[0]
    if (list === undefined) throw new PlaceMissing(item)
    return before.replace(list, () => `${list}- ${item}\n`)
  }

/** The new texts of files by path, and the texts that the user adds by hand. */
interface Plan {
  readonly texts: ReadonlyMap<string, string>
  readonly byHand: ReadonlyArray<string>
}

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, "utf8") : undefined)

const formatted = async (path: string, text: string): Promise<string> =>
  /\.(tsx?|css|md)$/.test(path) ? format(text, { ...(await resolveConfig(path)), filepath: path }) : text

const indented = (text: string): string => text.trim().replaceAll(/^/gm, "    ")

export const plan = (root: string, changes: ReadonlyArray<Change>): Plan => {
  const texts = new Map<string, string>()
  const left: Array<string> = []
  for (const { path, write } of changes)
    try {
      texts.set(path, write(texts.get(path) ?? read(join(root, path))))
    } catch (fault) {
      if (!(fault instanceof PlaceMissing)) throw fault
      left.push(`Add to ${path}:\n${indented(fault.message)}`)
    }
  return { texts, byHand: left }
}

/** Computes all changes before writing any. */
export const apply = async (root: string, changes: ReadonlyArray<Change>) => {
  const { texts, byHand } = plan(root, changes)
  for (const [path, text] of texts) {
    const target = join(root, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await formatted(target, text))
  }
  return { paths: [...texts.keys()], byHand }
}
