import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { addElement, addImport, all, type Change, edit, ScaffoldRefused } from "./changes.ts"
import { fromTemplates, wordsFor } from "./templates.ts"
import { type Thing, thing, upperFirst } from "./words.ts"

/** What the thing is called in Spanish, one and several. */
export type Spanish = readonly [one: string, several: string]

/** Adds the context to one of the two lists of contexts. */
const listed = (context: string, file: "routes" | "manifests", opening: string): Change => {
  const [own, name] = file === "routes" ? ["routes", `${context}Routes`] : ["manifest", `${context}Context`]
  return edit(
    `apps/web/contexts/${file}.ts`,
    all(addImport(`import { ${name} } from "./${context}/${own}.ts"`), addElement(opening, name))
  )
}

const refuseTakenPath = (root: string, { path, texts }: Thing): void => {
  const owner = globSync("apps/web/contexts/*/routes.ts", { cwd: root }).find((file) =>
    readFileSync(join(root, file), "utf8").includes(`"/${path}"`)
  )
  if (owner !== undefined)
    throw new ScaffoldRefused(`${owner} has a page /${path} already. Remove it there, then add ${texts}.`)
}

/** The web context of a new module: its page with a list, a form and details, both languages, and its tests. */
export const screenChanges = (
  root: string,
  module: string,
  type: string,
  [one, several]: Spanish
): ReadonlyArray<Change> => {
  const kept = thing(type)
  if (!existsSync(join(root, `modules/${module}/domain/${kept.types}.ts`)))
    throw new ScaffoldRefused(
      `There is no module ${module} that keeps ${kept.texts}. Make it with: npm run new-module -- ${module} ${type}`
    )
  refuseTakenPath(root, kept)
  const spanish = {
    es_text: one,
    es_texts: several,
    Es_text: upperFirst(one),
    Es_texts: upperFirst(several)
  }
  return [
    ...fromTemplates("screen", { ...wordsFor(module, type), ...spanish }),
    listed(module, "routes", "export const CONTEXT_ROUTES: ReadonlyArray<ContextRoutes> = ["),
    listed(module, "manifests", "export const CONTEXTS: ReadonlyArray<Manifest> = [")
  ]
}
