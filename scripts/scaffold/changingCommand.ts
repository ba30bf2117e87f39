import { addImport, append, type Change, create, edit } from "./changes.ts"
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

/** The port of one change: `CanceledServices`, which marks a service as canceled. */
const portOf = ({ lead, thing: { types } }: UseCase): string => `${upperFirst(past(lead))}${types}`

const endpoint = (useCase: UseCase): string => `
export const ${useCase.name} = endpoint({
  name: "${useCase.handler}",
  group: "${upperFirst(useCase.module)}",
  method: "PUT",
  path: "/api/organizations/:organizationId/${useCase.thing.path}/:${useCase.thing.value}Id/${past(useCase.lead)}",
  access: "member",
  permission: "${useCase.permission}",
  summary: "${summaryOf(useCase)}",
  params: Schema.Struct({ organizationId: OrganizationId, ${useCase.thing.value}Id: ${useCase.thing.type}Id }),
  errors: [NotFound]
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

const domain = (useCase: UseCase): string => {
  const { type, text, texts } = useCase.thing
  const done = past(useCase.lead)
  return `
import type { OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { ${type}Id } from "../contract/views.ts"

/** The ${texts} that were ${done}. */
export class ${portOf(useCase)} extends Context.Service<
  ${portOf(useCase)},
  {
    /** Notes when it was ${done} first; false when there is no such ${text}. */
    readonly mark: (organizationId: OrganizationId, id: ${type}Id, at: Date) => Effect.Effect<boolean>
  }
>()("${useCase.module}/${portOf(useCase)}") {}
`
}

const command = (useCase: UseCase): string => {
  const { type, value, row, text } = useCase.thing
  const [said, port] = [eventOf(useCase), portOf(useCase)]
  return `
import { AuditLog, Events, NotFound, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { ${said} } from "../contract/events.ts"
import type { ${type}Id } from "../contract/views.ts"
import { ${port} } from "../domain/${port}.ts"

/** ${summaryOf(useCase)}. Once more changes nothing. */
export const ${useCase.handler} = Effect.fn("${useCase.module}.${useCase.handler}")(function* (${value}Id: ${type}Id) {
  const { organizationId } = yield* permitted("${useCase.permission}")
  const at = yield* now
  const marked = yield* ${port}.use((port) => port.mark(organizationId, ${value}Id, at))
  if (!marked) return yield* new NotFound({ what: "${text}" })
  const news = new ${said}({ organizationId, ${value}Id })
  yield* Events.use((events) => events.publish(news, { organizationId }))
  const action = "${row}.${past(useCase.lead)}"
  yield* AuditLog.use((log) => log.record({ action, organizationId, subject: ${value}Id }))
}, transactional)
`
}

const adapter = (useCase: UseCase): string => {
  const port = portOf(useCase)
  const column = `${past(useCase.lead)}_at`
  return `
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ${port} } from "../domain/${port}.ts"

export const ${port}Live = Layer.effect(
  ${port},
  Effect.map(SqlClient.SqlClient, (sql) =>
    ${port}.of({
      mark: (organizationId, id, at) =>
        Effect.map(
          Effect.orDie(sql\`
            update ${useCase.module}.${useCase.thing.table} set ${column} = coalesce(${column}, \${at})
            where organization_id = \${organizationId} and id = \${id} returning id\`),
          (rows) => rows.length === 1
        )
    })
  )
)
`
}

const migration = ({
  module,
  lead,
  thing: { table }
}: UseCase): string => `alter table ${module}.${table} add column ${past(lead)}_at timestamptz;
grant update (${past(lead)}_at) on ${module}.${table} to motorpool_app;
`

const test = (useCase: UseCase): string => {
  const { thing, lead, handler } = useCase
  return `
const ${handler} = (token: string, id: string) =>
  call(app, "PUT", \`/api/organizations/\${organization}/${thing.path}/\${id}/${past(lead)}\`, { token })

const existing = async (): Promise<string> => {
  const path = \`/api/organizations/\${organization}/${thing.path}\`
  const reply = await call(app, "POST", path, { token: owner, body: { name: "Sample" } })
  return (reply.body as { id: string }).id
}

test("an owner may ${lead} a ${thing.text}, and once more changes nothing", async () => {
  const id = await existing()
  expect((await ${handler}(owner, id)).status).toBe(204)
  expect((await ${handler}(owner, id)).status).toBe(204)
})

test("a role without the permission may not", async () => {
  const viewer = await createMember(app, owner, organization, "viewer")
  expect((await ${handler}(viewer.access_token, await existing())).status).toBe(403)
})

test("what does not exist is not found, and neither is what belongs to someone else", async () => {
  const stranger = await createPerson(app)
  expect((await ${handler}(owner, organization)).status).toBe(404)
  expect((await ${handler}(stranger.access_token, await existing())).status).toBe(404)
})
`
}

/** A command on a thing its module keeps already: notes when it happened, in a column of its own. */
export const changingCommand = (root: string, useCase: UseCase): ReadonlyArray<Change> => {
  const { module, name, thing } = useCase
  const port = portOf(useCase)
  return [
    ...contract(
      module,
      "endpoints",
      addImport(`import { NotFound } from "#kernel"`),
      append(endpoint(useCase))
    ),
    ...contract(module, "events", append(event(useCase))),
    create(`modules/${module}/domain/${port}.ts`, domain(useCase)),
    create(`modules/${module}/commands/${name}.ts`, command(useCase)),
    create(`modules/${module}/postgres/${port}.ts`, adapter(useCase)),
    create(migrationPath(root, module, `${past(useCase.lead)}_${thing.table}`), migration(useCase)),
    permit(useCase),
    mounted(
      useCase,
      "commands",
      `route(endpoints.${name}, ({ params }) => Effect.as(${useCase.handler}(params.${thing.value}Id), {}))`
    ),
    withEffect(module),
    provided(module, port),
    tested(useCase, test(useCase))
  ]
}

/** An endpoint without an answer answers an empty object. */
const withEffect = (module: string): Change =>
  edit(`modules/${module}/http.ts`, addImport(`import { Effect } from "effect"`))
