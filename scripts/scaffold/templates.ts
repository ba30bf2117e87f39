import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Change, create } from "./changes.ts"
import { article, thing, upperFirst } from "./words.ts"

const FOLDERS = fileURLToPath(new URL("./templates/", import.meta.url))

const WIDTH = 24
const CELLS = {
  edit: "x     x     x       .          .     .     .      .",
  read: "x     x     x       x          x     x     x      x"
}

/** A row of the table in `tests/<module>/permissions.ts`. */
export const permissionRow = (permission: string, right: "read" | "edit"): string =>
  `  ${`${permission} `.padEnd(WIDTH)}${CELLS[right]}`

export type Words = Readonly<Record<string, string>>

/** The values of the placeholders in the templates. */
export const wordsFor = (module: string, type: string): Words => {
  const { types, value, values, text, texts, row, table, path } = thing(type)
  return {
    module,
    Module: upperFirst(module),
    Thing: type,
    Things: types,
    thing: value,
    things: values,
    text,
    texts,
    Text: upperFirst(text),
    Texts: upperFirst(texts),
    a_text: article(text),
    A_text: upperFirst(article(text)),
    row,
    table,
    TABLE: table.toUpperCase(),
    permission: "permission".padEnd(Math.max(WIDTH, `${table}.edit `.length)),
    edit_row: permissionRow(`${table}.edit`, "edit"),
    read_row: permissionRow(`${table}.read`, "read"),
    path
  }
}

const filled = (template: string, words: Words): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`A template contains the unknown placeholder {{${name}}}.`)
    return word
  })

/** A new file for each template of the folder. */
export const fromTemplates = (name: "module" | "screen", words: Words): ReadonlyArray<Change> => {
  const folder = join(FOLDERS, name)
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".txt"))
    .toSorted()
    .map((path) =>
      create(
        filled(path.replaceAll("\\", "/").replace(/\.txt$/, ""), words),
        filled(readFileSync(join(folder, path), "utf8"), words)
      )
    )
}
