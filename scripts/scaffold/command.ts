import { globSync } from "node:fs"
import { join } from "node:path"
import { byHand, type Change, create } from "./changes.ts"
import { type Import, importsOf } from "./imports.ts"
import { commonChanges, permissionOf, tested, type UseCase, viewImports } from "./useCase.ts"
import { article, past, plural, upperFirst, wordsOf } from "./words.ts"

/** The next migration number of the module, with a name. */
const migrationPath = (root: string, { module, thing }: UseCase, done: string): string => {
  const folder = `modules/${module}/postgres/migrations`
  const taken = globSync("*.sql", { cwd: join(root, folder) }).length
  return `${folder}/${String(taken + 1).padStart(4, "0")}_${done}_${thing.table}.sql`
}

/** What was done, as in a column or an action: `canceled`. */
export const doneIn = ({ lead }: UseCase): string => {
  const [verb = "", ...rest] = wordsOf(lead)
  return [past(verb), ...rest].join("_")
}

/** The command in words: `cancel a work order`, `cancels a work order`. */
const phraseOf = ({ lead, thing: { text } }: UseCase, inflect = (verb: string) => verb): string => {
  const [verb = "", ...rest] = wordsOf(lead)
  return [inflect(verb), article(text), ...rest].join(" ")
}

const pathOf = (useCase: UseCase): string =>
  `/${useCase.thing.path}/:${useCase.thing.value}Id/${doneIn(useCase).replaceAll("_", "-")}`

const paramsOf = ({ hasParams, id, thing: { type, value } }: UseCase): string =>
  hasParams ? `one${type}` : `inOrganization({ ${value}Id: ${id} })`

const endpoint = (useCase: UseCase): string => {
  const { name, handler } = useCase
  return `
export const ${name} = endpoint({
  name: "${handler}",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId${pathOf(useCase)}",
  access: "member",
  permission: "${permissionOf(useCase, "edit")}",
  summary: "${upperFirst(phraseOf(useCase))}",
  params: ${paramsOf(useCase)},
  errors: [NotFound]
})
`
}

/** The imports of the handler's announcement, and the statements. */
const announcement = (
  useCase: UseCase
): { readonly imports: ReadonlyArray<Import>; readonly text: string } => {
  const { hasAnnounce, hasEvent, thing } = useCase
  const { type, value, row } = thing
  const action = `${row}.${doneIn(useCase)}`
  if (hasAnnounce)
    return { imports: [["./announce.ts", "announce"]], text: `  yield* announce(${value}, "${action}")` }
  const recorded = `  yield* record({ action: "${action}", organizationId })`
  if (!hasEvent) return { imports: [["#kernel", "record"]], text: recorded }
  return {
    imports: [
      ["#kernel", "publish", "record"],
      ["../contract/events.ts", `${type}Changed`]
    ],
    text: `  yield* publish(new ${type}Changed({ organizationId, ${value}Id: id }))\n${recorded}`
  }
}

const command = (useCase: UseCase): string => {
  const { module, handler, lead, id, loader = "lock", thing } = useCase
  const { types, value, values, text } = thing
  const announced = announcement(useCase)
  return `${importsOf([
    ["#kernel", "now", "orNotFound", "permitted", "transactional"],
    ["effect", "Effect"],
    ["../contract/views.ts", `type ${id}`],
    [`../domain/${types}.ts`, types],
    ...announced.imports
  ])}
/** ${upperFirst(phraseOf(useCase, plural))}. A second time changes nothing but the audit log. */
export const ${handler} = Effect.fn("${module}.${handler}")(function* (id: ${id}) {
  const { organizationId } = yield* permitted("${permissionOf(useCase, "edit")}")
  const ${value} = yield* ${types}.use((${values}) => ${values}.${loader}(organizationId, id)).pipe(orNotFound("${text}"))
  const at = yield* now
  yield* ${types}.use((${values}) => ${values}.${lead}(${value}, at))
${announced.text}
}, transactional)
`
}

const statement = (useCase: UseCase): string => {
  const { module, lead, thing, table } = useCase
  const column = `${doneIn(useCase)}_at`
  const touched = table.hasUpdatedAt ? ", updated_at = ${at}" : ""
  return `${lead}: ({ organization_id, id }, at) =>
        done(sql\`
          update ${module}.${thing.table} set ${column} = coalesce(${column}, \${at})${touched}
          where organization_id = \${organization_id} and id = \${id}\`)`
}

const migration = (useCase: UseCase): string => {
  const [table, column] = [`${useCase.module}.${useCase.thing.table}`, `${doneIn(useCase)}_at`]
  return `alter table ${table} add column ${column} timestamptz;
grant update (${column}) on ${table} to motorpool_app;
`
}

const test = (useCase: UseCase): string => {
  const { name, handler, thing } = useCase
  const { value, text } = thing
  return `
const ${handler} = ({ owner, params }: Tenant, ${value}Id: string) =>
  callEndpoint(app, ${name}, { token: owner.access_token, params: params({ ${value}Id }) })

it("lets an owner ${phraseOf(useCase)}, and allows repeating it", async () => {
  const tenant = await createTenant(app)
  const { id } = await create(tenant)
  expect((await ${handler}(tenant, id)).status).toBe(204)
  expect((await ${handler}(tenant, id)).status).toBe(204)
})

it("does not find ${article(text)} of another organization", async () => {
  const [tenant, other] = [await createTenant(app), await createTenant(app)]
  expect((await ${handler}(tenant, (await create(other)).id)).status).toBe(404)
})
`
}

/** A port without a method that loads one by its id needs one. */
const missingLoader = ({ module, loader, id, row, thing: { types } }: UseCase): ReadonlyArray<Change> =>
  loader !== undefined
    ? []
    : [
        byHand(
          `modules/${module}/domain/${types}.ts, and its statement to postgres/${types}.ts`,
          `readonly lock: (organizationId: OrganizationId, id: ${id}) => Effect.Effect<Option.Option<${row}>>`
        )
      ]

/** A command on a resource of its module; records in a new column when it was run. */
export const commandChanges = (root: string, useCase: UseCase): ReadonlyArray<Change> => {
  const { module, name, handler, lead, id, row, hasParams, table, thing } = useCase
  const ofParams: ReadonlyArray<Import> = hasParams
    ? []
    : [
        ["#kernel", "inOrganization"],
        ["./views.ts", id]
      ]
  const migrated = migrationPath(root, useCase, doneIn(useCase))
  return [
    create(`modules/${module}/commands/${name}.ts`, command(useCase)),
    ...missingLoader(useCase),
    ...commonChanges(useCase, {
      right: "edit",
      folder: "commands",
      endpoint: endpoint(useCase),
      endpointImports: [["#kernel", "endpoint", "NotFound"], ...ofParams],
      summary: `\`PUT ${pathOf(useCase)}\`: ${phraseOf(useCase)}.`,
      route: `route(endpoints.${name}, ({ params }) => ${handler}(params.${thing.value}Id))`,
      routeImports: [],
      method: `readonly ${lead}: (${thing.value}: ${row}, at: Date) => Effect.Effect<void>`,
      methodImports: viewImports(useCase, "type "),
      statement: statement(useCase),
      statementImports: [["#infra/postgres", "done"]]
    }),
    table.exists ? create(migrated, migration(useCase)) : byHand(migrated, migration(useCase)),
    tested(useCase, test(useCase))
  ]
}
