import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { addElement, type Change, edit, ScaffoldRefused } from "./changes.ts"
import { fromTemplates, wordsFor } from "./templates.ts"
import { type Thing, thing, upperFirst } from "./words.ts"

/** The Spanish name of the resource, singular and plural. */
export type Spanish = readonly [one: string, several: string]

/** Adds the context to the list of routes or of manifests. */
const registered = (context: string, file: "routes" | "manifests", opening: string): Change => {
  const [own, name] = file === "routes" ? ["routes", `${context}Routes`] : ["manifest", `${context}Context`]
  return edit(`apps/web/contexts/${file}.ts`, addElement(opening, name, [`./${context}/${own}.ts`, name]))
}

const refuseTakenPath = (root: string, { path, texts }: Thing): void => {
  const owner = globSync("apps/web/contexts/*/routes.ts", { cwd: root }).find((file) =>
    readFileSync(join(root, file), "utf8").includes(`"/${path}"`)
  )
  if (owner !== undefined)
    throw new ScaffoldRefused(`${owner} already has a page /${path}. Remove it there, then add ${texts}.`)
}

/** The web context of a new module: its page with a list, a form and details, both languages, and its tests. */
export const screenChanges = (
  root: string,
  module: string,
  type: string,
  [one, several]: Spanish
): ReadonlyArray<Change> => {
  const resource = thing(type)
  if (!existsSync(join(root, `modules/${module}/domain/${resource.types}.ts`)))
    throw new ScaffoldRefused(
      `There is no module ${module} with ${resource.texts}. Create it with: npm run new-module -- ${module} ${type}`
    )
  refuseTakenPath(root, resource)
  const spanish = {
    es_text: one,
    es_texts: several,
    Es_text: upperFirst(one),
    Es_texts: upperFirst(several)
  }
  return [
    ...fromTemplates("screen", { ...wordsFor(module, type), ...spanish }),
    registered(module, "routes", "export const CONTEXT_ROUTES: ReadonlyArray<ContextRoutes> = ["),
    registered(module, "manifests", "export const CONTEXTS: ReadonlyArray<Manifest> = [")
  ]
}
