import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { format, resolveConfig } from "prettier"

/** The scaffold cannot be created. The message is for the user. */
export class ScaffoldRefused extends Error {}

/** The change to one file; its text is undefined while it does not exist. */
export interface Change {
  readonly path: string
  readonly write: (before: string | undefined) => string
}

export const create = (path: string, text: string): Change => ({
  path,
  write: (before) => {
    if (before !== undefined) throw new ScaffoldRefused(`${path} already exists. Choose another name.`)
    return text
  }
})

export const edit = (path: string, change: (before: string) => string): Change => ({
  path,
  write: (before) => {
    if (before === undefined) throw new ScaffoldRefused(`${path} has to be changed, but does not exist.`)
    return change(before)
  }
})

/** Creates the file with `start` if there is none, and adds to it. */
export const extend = (path: string, start: string, change: (before: string) => string): Change => ({
  path,
  write: (before) => change(before ?? start)
})

export const append =
  (text: string) =>
  (before: string): string =>
    before.includes(text.trim()) ? before : `${before.trimEnd()}\n${text}`

const NAMED = /^import \{ (.+) \} from (".+")$/

/** Adds names to the import of the same door, if there is one. */
const merged = (before: string, line: string): string | undefined => {
  const [, names = "", from = ""] = NAMED.exec(line) ?? []
  const there = [...before.matchAll(/^import \{([^}]+)\} from (".+")$/gm)].find(
    ([, , other]) => other === from
  )
  if (there === undefined) return undefined
  const all = new Set([...(there[1] ?? "").split(","), ...names.split(",")].map((name) => name.trim()))
  return before.replace(there[0], () => `import { ${[...all].filter(Boolean).join(", ")} } from ${from}`)
}

/** Adds an import: doors first, everything else below the existing ones. */
export const addImport =
  (line: string) =>
  (before: string): string => {
    if (before.includes(line)) return before
    const together = merged(before, line)
    if (together !== undefined) return together
    const last = [...before.matchAll(/^(import|\} from) .*\n/gm)].at(-1)
    const at = last === undefined || line.includes('from "#') ? 0 : last.index + last[0].length
    const gap = last === undefined && before !== "" ? "\n" : ""
    return `${before.slice(0, at)}${line}\n${gap}${before.slice(at)}`
  }

/** Adds an element to the list that starts with `opening` (ending in a bracket). */
export const addElement =
  (opening: string, element: string) =>
  (before: string): string => {
    const start = before.indexOf(opening)
    if (start < 0) throw new ScaffoldRefused(`"${opening}" was not found: add ${element} by hand.`)
    let depth = 1
    let end = start + opening.length
    for (; depth > 0 && end < before.length; end++)
      depth += "([{".includes(before[end] ?? "") ? 1 : ")]}".includes(before[end] ?? "") ? -1 : 0
    const inside = before.slice(start + opening.length, end - 1).trimEnd()
    const comma = inside.trim() === "" || inside.endsWith(",") ? "" : ","
    return `${before.slice(0, start + opening.length)}${inside}${comma}\n${element}${before.slice(end - 1)}`
  }

export const all =
  (...changes: ReadonlyArray<(before: string) => string>) =>
  (before: string): string =>
    changes.reduce((text, change) => change(text), before)

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, "utf8") : undefined)

/** Computes all changes before writing any, and returns the written paths. */
export const apply = async (root: string, changes: ReadonlyArray<Change>): Promise<ReadonlyArray<string>> => {
  const texts = new Map<string, string>()
  for (const { path, write } of changes) texts.set(path, write(texts.get(path) ?? read(join(root, path))))
  const style = await resolveConfig(join(root, "package.json"))
  for (const [path, text] of texts) {
    const isFormatted = /\.(tsx?|css|md)$/.test(path)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), isFormatted ? await format(text, { ...style, filepath: path }) : text)
  }
  return [...texts.keys()]
}
