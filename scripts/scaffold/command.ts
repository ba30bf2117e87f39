import { readdirSync } from "node:fs"
import { join } from "node:path"
import { type Change, create } from "./changes.ts"
import { commonChanges, tested, type UseCase } from "./useCase.ts"
import { article, past, plural, upperFirst } from "./words.ts"

/** The next migration number of the module, with a name. */
const migrationPath = (root: string, module: string, name: string): string => {
  const folder = `modules/${module}/postgres/migrations`
  const taken = readdirSync(join(root, folder)).length
  return `${folder}/${String(taken + 1).padStart(4, "0")}_${name}.sql`
}

const summaryOf = ({ lead, thing: { text } }: UseCase): string => `${upperFirst(lead)} ${article(text)}`

const endpoint = (useCase: UseCase): string => {
  const { name, handler, lead, thing } = useCase
  return `
export const ${name} = endpoint({
  name: "${handler}",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/${thing.path}/:${thing.value}Id/${past(lead)}",
  access: "member",
  permission: "${thing.table}.edit",
  summary: "${summaryOf(useCase)}",
  params: one${thing.type},
  errors: [NotFound]
})
`
}

const command = (useCase: UseCase): string => {
  const { module, handler, lead, thing } = useCase
  const { type, types, value, values, row, table, text } = thing
  return `
import { now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { ${type}Id } from "../contract/views.ts"
import { ${types} } from "../domain/${types}.ts"
import { announce } from "./announce.ts"

/** ${plural(upperFirst(lead))} ${article(text)}. A second time changes nothing but the audit log. */
export const ${handler} = Effect.fn("${module}.${handler}")(function* (id: ${type}Id) {
  const { organizationId } = yield* permitted("${table}.edit")
  const ${value} = yield* ${types}.use((${values}) => ${values}.lock(organizationId, id)).pipe(orNotFound("${text}"))
  const at = yield* now
  yield* ${types}.use((${values}) => ${values}.${lead}(${value}, at))
  yield* announce(${value}, "${row}.${past(lead)}")
}, transactional)
`
}

const statement = ({ module, lead, thing: { table } }: UseCase): string => {
  const column = `${past(lead)}_at`
  return `${lead}: ({ organization_id, id }, at) =>
        done(sql\`
          update ${module}.${table} set ${column} = coalesce(${column}, \${at}), updated_at = \${at}
          where organization_id = \${organization_id} and id = \${id}\`)`
}

const migration = ({ module, lead, thing: { table } }: UseCase): string =>
  `alter table ${module}.${table} add column ${past(lead)}_at timestamptz;
grant update (${past(lead)}_at) on ${module}.${table} to motorpool_app;
`

const test = ({ name, lead, thing: { value, text } }: UseCase): string => `
const ${lead} = ({ owner, params }: Tenant, ${value}Id: string, token = owner.access_token) =>
  callEndpoint(app, ${name}, { token, params: params({ ${value}Id }) })

it("lets an owner ${lead} ${article(text)}, and allows repeating it", async () => {
  const tenant = await createTenant(app)
  const { id } = await create(tenant)
  expect((await ${lead}(tenant, id)).status).toBe(204)
  expect((await ${lead}(tenant, id)).status).toBe(204)
})

it("does not find ${article(text)} of another organization", async () => {
  const [tenant, other] = [await createTenant(app), await createTenant(app)]
  expect((await ${lead}(tenant, (await create(other)).id)).status).toBe(404)
})
`

/** A command on a resource of its module; records in a new column when it was run. */
export const commandChanges = (root: string, useCase: UseCase): ReadonlyArray<Change> => {
  const { module, name, handler, lead, thing } = useCase
  return [
    create(`modules/${module}/commands/${name}.ts`, command(useCase)),
    ...commonChanges(useCase, {
      folder: "commands",
      endpoint: endpoint(useCase),
      route: `route(endpoints.${name}, ({ params }) => ${handler}(params.${thing.value}Id))`,
      method: `readonly ${lead}: (${thing.value}: ${thing.type}View, at: Date) => Effect.Effect<void>`,
      statement: statement(useCase)
    }),
    create(migrationPath(root, module, `${past(lead)}_${thing.table}`), migration(useCase)),
    tested(useCase, [`Create${thing.type}`, name], test(useCase))
  ]
}
