import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { addElement, addImport, all, type Change, create, edit, ScaffoldRefused } from "./changes.ts"
import { article, thing, upperFirst } from "./words.ts"

const MODULE = /^[a-z]+$/
const THING = /^([A-Z][a-z0-9]+)+$/

const TEMPLATES = fileURLToPath(new URL("./templates/", import.meta.url))

/** What stands in the templates between double braces. */
const wordsFor = (module: string, type: string): Readonly<Record<string, string>> => {
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
    path
  }
}

const filled = (template: string, words: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`A template asks for {{${name}}}, which there is not.`)
    return word
  })

/** A new module builds on all others, so it comes last. */
const intoTheRoot = (module: string): Change =>
  edit(
    "apps/system/modules.ts",
    all(
      addImport(`import { ${module}Module } from "#${module}/module"`),
      addElement("export const modules = [", `${module}Module`)
    )
  )

/** A module with one kind of thing, from contract to tests; besides its own files it changes one line of the root. */
export const moduleChanges = (module: string, type: string): ReadonlyArray<Change> => {
  if (!MODULE.test(module))
    throw new ScaffoldRefused("A module's name is one word in lower case, such as maintenance.")
  if (!THING.test(type))
    throw new ScaffoldRefused("Name in the singular what the module keeps, such as Service or WorkOrder.")
  const words = wordsFor(module, type)
  const templates = readdirSync(TEMPLATES, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".txt")
  )
  return [
    ...templates
      .toSorted()
      .map((path) =>
        create(
          filled(path.replaceAll("\\", "/").replace(/\.txt$/, ""), words),
          filled(readFileSync(join(TEMPLATES, path), "utf8"), words)
        )
      ),
    intoTheRoot(module)
  ]
}
