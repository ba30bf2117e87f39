import { addElement, addImport, append, type Change, create, extend } from "./changes.ts"
import {
  contract,
  eventOf,
  migrationPath,
  mounted,
  permit,
  provided,
  summaryOf,
  tested,
  type UseCase
} from "./useCase.ts"
import { past, upperFirst } from "./words.ts"

const views = ({ thing: { type, text } }: UseCase): string => `
export const ${type}Id = Uuid.pipe(Schema.brand("${type}Id"))
export type ${type}Id = typeof ${type}Id.Type

export const ${type}Name = line("Name", { max: 120 })

/** One ${text}, as members of its organization see it. */
export const ${type} = Schema.Struct({
  id: ${type}Id,
  organization_id: OrganizationId,
  name: Schema.String,
  created_by: UserId,
  created_at: Schema.Date
})
export type ${type} = typeof ${type}.Type
`

const endpoint = (useCase: UseCase): string => `
export const ${useCase.name} = endpoint({
  name: "${useCase.handler}",
  group: "${upperFirst(useCase.module)}",
  method: "POST",
  path: "/api/organizations/:organizationId/${useCase.thing.path}",
  access: "member",
  permission: "${useCase.permission}",
  summary: "${summaryOf(useCase)}",
  params: Schema.Struct({ organizationId: OrganizationId }),
  body: Schema.Struct({ name: ${useCase.thing.type}Name }),
  output: Schema.Struct({ id: ${useCase.thing.type}Id }),
  status: 201
})
`

const event = (useCase: UseCase): string => `
export class ${eventOf(useCase)} extends event(
  "${eventOf(useCase)}",
  { organizationId: OrganizationId, ${useCase.thing.value}Id: ${useCase.thing.type}Id },
  // The cached queries of the pages that show it; none does yet.
  { invalidates: [] }
) {}
`

const domain = ({ module, thing: { type, types, text, texts, value } }: UseCase): string => `
import type { OrganizationId, UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { ${type}, ${type}Id } from "../contract/views.ts"

/** Who makes it, where and when: handed to the domain, which asks for nothing. */
export interface Making {
  readonly id: ${type}Id
  readonly organizationId: OrganizationId
  readonly userId: UserId
  readonly at: Date
}

export const new${type} = (name: string, { id, organizationId, userId, at }: Making): ${type} => ({
  id,
  organization_id: organizationId,
  name,
  created_by: userId,
  created_at: at
})

/** The ${texts} of an organization. */
export class ${types} extends Context.Service<
  ${types},
  {
    /** Stores a new ${text}. */
    readonly add: (${value}: ${type}) => Effect.Effect<void>
  }
>()("${module}/${types}") {}
`

const command = (useCase: UseCase): string => {
  const { type, types, value, values, row } = useCase.thing
  const said = eventOf(useCase)
  return `
import { AuditLog, Events, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { ${said} } from "../contract/events.ts"
import { ${type}Id } from "../contract/views.ts"
import { new${type}, ${types} } from "../domain/${types}.ts"

/** ${summaryOf(useCase)}. */
export const ${useCase.handler} = Effect.fn("${useCase.module}.${useCase.handler}")(function* (name: string) {
  const { organizationId, userId } = yield* permitted("${useCase.permission}")
  const ${value} = new${type}(name, { id: yield* newId(${type}Id), organizationId, userId, at: yield* now })
  yield* ${types}.use((${values}) => ${values}.add(${value}))
  const news = new ${said}({ organizationId, ${value}Id: ${value}.id })
  yield* Events.use((events) => events.publish(news, { organizationId }))
  const action = "${row}.${past(useCase.lead)}"
  yield* AuditLog.use((log) => log.record({ action, organizationId, subject: name }))
  return { id: ${value}.id }
}, transactional)
`
}

const adapter = ({ module, thing: { types, value, table } }: UseCase): string => `
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ${types} } from "../domain/${types}.ts"

export const ${types}Live = Layer.effect(
  ${types},
  Effect.map(SqlClient.SqlClient, (sql) =>
    ${types}.of({
      add: (${value}) =>
        Effect.asVoid(Effect.orDie(sql\`insert into ${module}.${table} \${sql.insert(${value})}\`))
    })
  )
)
`

const migration = ({ module, thing: { table } }: UseCase): string => `create table ${module}.${table} (
  organization_id uuid not null references tenancy.organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  created_by uuid not null references identity.users (id),
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create index ${table}_newest_first on ${module}.${table} (organization_id, created_at desc, id desc);

alter table ${module}.${table} enable row level security;
alter table ${module}.${table} force row level security;
create policy inside on ${module}.${table} to motorpool_app
  using (organization_id = (select app.organization_id()))
  with check (organization_id = (select app.organization_id()));
create policy system on ${module}.${table} to motorpool_system using (true) with check (true);
grant select, insert on ${module}.${table} to motorpool_app;
grant select, insert, update, delete on ${module}.${table} to motorpool_system;
`

const test = (useCase: UseCase): string => {
  const { lead, thing } = useCase
  return `
const ${useCase.handler} = (token: string, name = "Sample") =>
  call(app, "POST", \`/api/organizations/\${organization}/${thing.path}\`, { token, body: { name } })

const count = async () => (await app.admin.query("select from ${useCase.module}.${thing.table}")).rowCount

test("an owner may ${lead} a ${thing.text}", async () => {
  const before = (await count()) ?? 0
  expect((await ${useCase.handler}(owner)).status).toBe(201)
  expect(await count()).toBe(before + 1)
})

test("a role without the permission may not, and leaves nothing behind", async () => {
  const viewer = await createMember(app, owner, organization, "viewer")
  const before = await count()
  expect((await ${useCase.handler}(viewer.access_token)).status).toBe(403)
  expect(await count()).toBe(before)
})

test("to someone from another organization this one does not exist", async () => {
  const stranger = await createPerson(app)
  expect((await ${useCase.handler}(stranger.access_token)).status).toBe(404)
})

test("a name of nothing but spaces is refused", async () => {
  expect((await ${useCase.handler}(owner, "   ")).status).toBe(422)
})
`
}

const NO_SAMPLE = `import type { IsolationSample } from "../isolation/IsolationSample.ts"

export const isolation: IsolationSample = {
  bodies: {}
}
`

/** A command that makes a thing its module does not keep yet: contract, domain, table and all. */
export const makingCommand = (root: string, useCase: UseCase): ReadonlyArray<Change> => {
  const { module, name, thing } = useCase
  const home = `modules/${module}`
  return [
    ...contract(
      module,
      "views",
      addImport(`import { line, OrganizationId, UserId, Uuid } from "#kernel"`),
      append(views(useCase))
    ),
    ...contract(
      module,
      "endpoints",
      addImport(`import { endpoint, OrganizationId } from "#kernel"`),
      addImport(`import { ${thing.type}Id, ${thing.type}Name } from "./views.ts"`),
      append(endpoint(useCase))
    ),
    ...contract(
      module,
      "events",
      addImport(`import { event, OrganizationId } from "#kernel"`),
      addImport(`import { ${thing.type}Id } from "./views.ts"`),
      append(event(useCase))
    ),
    create(`${home}/domain/${thing.types}.ts`, domain(useCase)),
    create(`${home}/commands/${name}.ts`, command(useCase)),
    create(`${home}/postgres/${thing.types}.ts`, adapter(useCase)),
    create(migrationPath(root, module, thing.table), migration(useCase)),
    permit(useCase),
    mounted(useCase, "commands", `route(endpoints.${name}, ({ body }) => ${useCase.handler}(body.name))`),
    provided(module, thing.types),
    extend(
      `tests/${module}/isolation.ts`,
      NO_SAMPLE,
      addElement("bodies: {", `${useCase.handler}: () => ({ name: "Sample" })`)
    ),
    tested(useCase, test(useCase))
  ]
}
