import { existsSync } from "node:fs"
import { join } from "node:path"
import { addElement, addImport, all, append, type Change, create, edit, ScaffoldRefused } from "./changes.ts"
import { lowerFirst, singular, type Thing, thing, upperFirst, wordsOf } from "./words.ts"

/** A new use case and its names. */
export interface UseCase {
  readonly module: string
  readonly name: string
  readonly handler: string
  /** The word before the resource: `cancel`, or `overdue` for a query. */
  readonly lead: string
  readonly thing: Thing
}

const NAME = /^([A-Z][a-z0-9]+){2,}$/

/** @throws ScaffoldRefused when the module or its resource does not exist. */
export const useCaseOf = (root: string, module: string, name: string): UseCase => {
  if (!NAME.test(name))
    throw new ScaffoldRefused(
      "The name of a use case has at least two words, such as CancelService or OverdueServices."
    )
  if (!existsSync(join(root, `modules/${module}/module.ts`)))
    throw new ScaffoldRefused(
      `There is no module ${module}. Create it with: npm run new-module -- ${module} <Thing>`
    )
  const [lead = "", ...rest] = wordsOf(name)
  const resource = thing(singular(rest.map(upperFirst).join("")))
  if (!existsSync(join(root, `modules/${module}/domain/${resource.types}.ts`)))
    throw new ScaffoldRefused(
      `${module} has no ${resource.texts}: modules/${module}/domain/${resource.types}.ts is missing.`
    )
  return { module, name, handler: lowerFirst(name), lead, thing: resource }
}

/** What the use case adds to existing files: endpoint, route, port and adapter. */
export interface Additions {
  readonly endpoint: string
  readonly route: string
  readonly folder: "commands" | "queries"
  readonly method: string
  readonly statement: string
}

/** The changes that commands and queries have in common. */
export const commonChanges = (
  { module, name, handler, thing: { types, values } }: UseCase,
  { endpoint, route, folder, method, statement }: Additions
): ReadonlyArray<Change> => {
  const home = `modules/${module}`
  return [
    edit(`${home}/contract/${values}.ts`, append(endpoint)),
    edit(
      `${home}/http.ts`,
      all(
        addImport(`import { ${handler} } from "./${folder}/${name}.ts"`),
        addElement(`export const ${module}Http = [`, route)
      )
    ),
    edit(`${home}/domain/${types}.ts`, addElement(`Context.Service<\n  ${types},\n  {`, method)),
    edit(`${home}/postgres/${types}.ts`, addElement(`${types}.of({`, statement))
  ]
}

/** The test of one use case, against the whole server on a database of its own. */
export const tested = (
  { module, name, thing: { type } }: UseCase,
  endpoints: ReadonlyArray<string>,
  body: string
): Change =>
  create(
    `tests/${module}/${name}.pg.test.ts`,
    `import { ${endpoints.join(", ")} } from "#${module}/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTenant, type Tenant } from "../tenancy/scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const create = async ({ owner, params }: Tenant, name = "First") =>
  (await callEndpoint(app, Create${type}, { token: owner.access_token, params: params(), body: { name } })).value
${body}`
  )
