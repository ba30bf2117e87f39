import { existsSync } from "node:fs"
import { join } from "node:path"
import { addElement, addItem, append, byHand, type Change, create, edit, ScaffoldRefused } from "./changes.ts"
import { type Import, importsOf } from "./imports.ts"
import { mentionOf, type Resource, resourceOf } from "./resource.ts"
import { permissionRow } from "./templates.ts"
import { lowerFirst } from "./words.ts"

/** A new use case and its names. */
export interface UseCase extends Resource {
  readonly module: string
  readonly name: string
  readonly handler: string
  /** The name without the resource: `cancel`, or `overdue` for a query. */
  readonly lead: string
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
  const resource = resourceOf(root, module, name)
  const lead = lowerFirst(name.replace(mentionOf(resource.thing.type), ""))
  if (lead === "") throw new ScaffoldRefused(`${name} is a resource: add what is done with it.`)
  return { ...resource, module, name, handler: lowerFirst(name), lead }
}

/** An existing permission, or the one that the user adds. */
export const permissionOf = (
  { thing: { table, row }, permissions }: UseCase,
  right: "read" | "edit"
): string => (permissions.has(`${row}.${right}`) ? `${row}.${right}` : `${table}.${right}`)

/** The type of a row, unless the domain declares its own. */
export const viewImports = (
  { row, thing: { type } }: UseCase,
  prefix: "" | "type " = ""
): ReadonlyArray<Import> => (row === `${type}View` ? [["../contract/views.ts", `${prefix}${row}`]] : [])

/** What the use case adds to existing files. */
export interface Additions {
  readonly right: "read" | "edit"
  readonly folder: "commands" | "queries"
  readonly endpoint: string
  readonly endpointImports: ReadonlyArray<Import>
  /** Method, path and summary, for the README. */
  readonly summary: string
  readonly route: string
  readonly routeImports: ReadonlyArray<Import>
  readonly method: string
  readonly methodImports: ReadonlyArray<Import>
  readonly statement: string
  readonly statementImports: ReadonlyArray<Import>
}

/** A permission that the module does not have yet. */
const missingPermission = (useCase: UseCase, right: "read" | "edit"): ReadonlyArray<Change> => {
  const { module, permissions } = useCase
  const permission = permissionOf(useCase, right)
  if (permissions.has(permission)) return []
  const role = right === "read" ? "viewer" : "manager"
  return [
    byHand(`modules/${module}/contract/permissions.ts`, `"${permission}": ["${role}"]`),
    byHand(`tests/${module}/permissions.ts`, permissionRow(permission, right))
  ]
}

/** The changes that commands and queries have in common. */
export const commonChanges = (useCase: UseCase, added: Additions): ReadonlyArray<Change> => {
  const {
    module,
    name,
    handler,
    contract,
    thing: { types }
  } = useCase
  const home = `modules/${module}`
  return [
    edit(contract, append(added.endpoint, ...added.endpointImports)),
    edit(
      `${home}/http.ts`,
      addElement(
        `export const ${module}Http = [`,
        added.route,
        [`./${added.folder}/${name}.ts`, handler],
        ...added.routeImports
      )
    ),
    edit(
      `${home}/domain/${types}.ts`,
      addElement(`Context.Service<\n  ${types},\n  {`, added.method, ...added.methodImports)
    ),
    edit(
      `${home}/postgres/${types}.ts`,
      addElement(`${types}.of({`, added.statement, ...added.statementImports)
    ),
    edit(`${home}/README.md`, addItem("Endpoints", added.summary)),
    ...missingPermission(useCase, added.right)
  ]
}

/** Creates one through the API, or as the isolation matrix does. */
const createOne = ({ thing: { type, value }, body }: UseCase): string =>
  body === undefined
    ? `const create = async (tenant: Tenant) => {
  const colleague = await tenant.addMember("viewer")
  const ids = await isolation.seed?.({
    app,
    organizationId: tenant.id,
    base: \`/api/organizations/\${tenant.id}\`,
    owner: tenant.owner,
    colleague: { memberId: await tenant.memberId(colleague), userId: colleague.user.id }
  })
  return { id: ids?.${value}Id ?? "" }
}`
    : `const create = async ({ owner, params }: Tenant, name = "First") =>
  (await callEndpoint(app, Create${type}, { token: owner.access_token, params: params(), body: { ${body} } })).value`

/** The test of one use case, against the whole server on a database of its own. */
export const tested = (useCase: UseCase, body: string): Change => {
  const { module, name, thing } = useCase
  const creation: Import =
    useCase.body === undefined
      ? ["./isolation.ts", "isolation"]
      : [`#${module}/contract`, `Create${thing.type}`]
  const imports = importsOf([
    [`#${module}/contract`, name],
    ["vitest", "afterAll", "beforeAll", "expect", "it"],
    ["../support/app.ts", "startApp", "type TestApp"],
    ["../support/callEndpoint.ts", "callEndpoint"],
    ["../support/tenant.ts", "createTenant", "type Tenant"],
    creation
  ])
  return create(
    `tests/${module}/${name}.pg.test.ts`,
    `${imports}
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

${createOne(useCase)}
${body}`
  )
}
