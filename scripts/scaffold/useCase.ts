import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import {
  addElement,
  addImport,
  all,
  append,
  type Change,
  create,
  edit,
  extend,
  ScaffoldRefused
} from "./changes.ts"
import { article, lowerFirst, past, singular, type Thing, thing, upperFirst, wordsOf } from "./words.ts"

/** A use case to be, with the names everything of it has. */
export interface UseCase {
  readonly module: string
  readonly name: string
  readonly handler: string
  /** In front of the thing: `schedule`, or `overdue` for a query. */
  readonly lead: string
  readonly thing: Thing
  readonly permission: string
}

const NAME = /^([A-Z][a-z0-9]+){2,}$/

const useCaseOf = (
  module: string,
  name: string,
  permission: (lead: string, of: Thing) => string
): UseCase => {
  if (!NAME.test(name))
    throw new ScaffoldRefused(
      "A use case is named in at least two words, such as ScheduleService or OverdueServices."
    )
  const [first = "", ...rest] = wordsOf(name)
  const kept = thing(singular(rest.map(upperFirst).join("")))
  return {
    module,
    name,
    handler: lowerFirst(name),
    lead: first,
    thing: kept,
    permission: permission(first, kept)
  }
}

export const commandOf = (module: string, name: string): UseCase =>
  useCaseOf(module, name, (verb, { table }) => `${table}.${verb}`)

export const queryOf = (module: string, name: string): UseCase =>
  useCaseOf(module, name, (_, { table }) => `${table}.read`)

/** What happened, once the command went through: `ServiceScheduled`. */
export const eventOf = ({ lead, thing: { type } }: UseCase): string => `${type}${upperFirst(past(lead))}`

/** What the handler does, as its summary says it. */
export const summaryOf = ({ lead, thing: { text } }: UseCase): string =>
  `${upperFirst(lead)} ${article(text)}`

export const isKept = (root: string, { module, thing: { types } }: UseCase): boolean =>
  existsSync(join(root, `modules/${module}/domain/${types}.ts`))

/** The next free number in the module's migrations, with a name. */
export const migrationPath = (root: string, module: string, name: string): string => {
  const folder = `modules/${module}/postgres/migrations`
  const taken = readdirSync(join(root, folder)).length
  return `${folder}/${String(taken + 1).padStart(4, "0")}_${name}.sql`
}

export const refuseUnknownModule = (root: string, module: string): void => {
  if (!existsSync(join(root, `modules/${module}/module.ts`)))
    throw new ScaffoldRefused(`There is no module ${module}. Make it with: npm run new-module -- ${module}`)
}

/** Appends to a file of the contract and puts it behind the browser door. */
export const contract = (
  module: string,
  file: "endpoints" | "events" | "views",
  ...changes: ReadonlyArray<(before: string) => string>
): ReadonlyArray<Change> => [
  extend(
    `modules/${module}/contract/${file}.ts`,
    file === "events"
      ? ""
      : `import { Schema } from "effect"
`,
    all(...changes)
  ),
  edit(`modules/${module}/contract/index.ts`, (before) =>
    append(`export * from "./${file}.ts"
`)(before)
  )
]

/** One more named permission, held by owners and admins until a person decides otherwise. */
export const permit = ({ module, permission }: UseCase): Change =>
  edit(`modules/${module}/contract/permissions.ts`, (before) =>
    before.includes(`"${permission}"`)
      ? before
      : addElement("Permissions = {", `"${permission}": ["admin"]`)(before)
  )

/** The line that mounts the endpoint. */
export const mounted = ({ module, handler, name }: UseCase, folder: string, call: string): Change =>
  edit(
    `modules/${module}/http.ts`,
    all(
      (before) => before.replace("[] as const", "[]"),
      addImport(`import { route } from "#infra/http"`),
      addImport(`import * as endpoints from "./contract/endpoints.ts"`),
      addImport(`import { ${handler} } from "./${folder}/${name}.ts"`),
      addElement(`export const ${module}Http = [`, call)
    )
  )

/** The adapter's place in the module's layer. */
export const provided = (module: string, adapter: string): Change =>
  edit(
    `modules/${module}/module.ts`,
    all(
      addImport(`import { ${adapter}Live } from "./postgres/${adapter}.ts"`),
      addElement("Layer.mergeAll(", `${adapter}Live`),
      (text) => text.replace("Layer.empty,", "")
    )
  )

/** The test of one use case, against the whole server on a database of its own. */
export const tested = ({ module, name }: UseCase, body: string): Change =>
  create(
    `tests/${module}/${name}.pg.test.ts`,
    `import { afterAll, beforeAll, expect, test } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createMember, createOrganization, createPerson } from "../support/seeds.ts"

let app: TestApp
let owner: string
let organization: string
beforeAll(async () => {
  app = await startApp()
  owner = (await createPerson(app)).access_token
  organization = await createOrganization(app, owner)
})
afterAll(() => app?.stop())
${body}`
  )
