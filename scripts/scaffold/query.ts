import { addImport, append, type Change, create } from "./changes.ts"
import { contract, mounted, permit, provided, tested, type UseCase } from "./useCase.ts"
import { upperFirst, wordsOf } from "./words.ts"

const textOf = ({ name }: UseCase): string => wordsOf(name).join(" ")
const pathOf = ({ name }: UseCase): string => wordsOf(name).join("-")

const endpoint = (useCase: UseCase): string => `
export const ${useCase.name} = endpoint({
  name: "${useCase.handler}",
  group: "${upperFirst(useCase.module)}",
  method: "GET",
  path: "/api/organizations/:organizationId/${pathOf(useCase)}",
  access: "member",
  permission: "${useCase.permission}",
  summary: "${upperFirst(textOf(useCase))}, newest first",
  params: Schema.Struct({ organizationId: OrganizationId }),
  query: Schema.Struct({ after: Schema.optionalKey(CursorText) }),
  output: pageOf(${useCase.thing.type})
})
`

const query = (useCase: UseCase): string => {
  const { module, name, handler, permission } = useCase
  return `
import { type Cursor, cutPage, type OrganizationId, permitted, readCursor } from "#kernel"
import { Context, Effect } from "effect"
import type { ${useCase.thing.type} } from "../contract/views.ts"

const PAGE = 50

/** ${upperFirst(textOf(useCase))} of an organization. */
export class ${name} extends Context.Service<
  ${name},
  {
    /** Newest first, at most \`limit\` after a position. */
    readonly page: (
      organizationId: OrganizationId,
      after: Cursor | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<${useCase.thing.type}>>
  }
>()("${module}/${name}") {}

/** ${upperFirst(textOf(useCase))}, newest first. */
export const ${handler} = Effect.fn("${module}.${handler}")(function* (input: { readonly after?: string }) {
  const { organizationId } = yield* permitted("${permission}")
  const after = input.after === undefined ? null : readCursor(input.after)
  const rows = yield* ${name}.use((list) => list.page(organizationId, after, PAGE + 1))
  return cutPage(rows, PAGE, ({ created_at: at, id }) => ({ at, id }))
})
`
}

const adapter = ({ module, name, thing: { type, table } }: UseCase): string => `
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ${type} } from "../contract/views.ts"
import { ${name} } from "../queries/${name}.ts"

const decode = Schema.decodeUnknownEffect(Schema.Array(${type}))

export const ${name}Live = Layer.effect(
  ${name},
  Effect.map(SqlClient.SqlClient, (sql) =>
    ${name}.of({
      page: (organizationId, after, limit) =>
        sql\`
          select id, organization_id, name, created_by, created_at from ${module}.${table}
          where organization_id = \${organizationId}
            \${after === null ? sql\`\` : sql\`and (created_at, id) < (\${after.at}, \${after.id})\`}
          order by created_at desc, id desc limit \${limit}\`.pipe(
          Effect.flatMap((rows) => decode(rows)),
          Effect.orDie
        )
    })
  )
)
`

const test = (useCase: UseCase): string => {
  const { handler, thing } = useCase
  return `
const ${handler} = (token: string) =>
  call(app, "GET", \`/api/organizations/\${organization}/${pathOf(useCase)}\`, { token })

const namesFor = async (token: string): Promise<ReadonlyArray<string>> =>
  ((await ${handler}(token)).body as { items: ReadonlyArray<{ name: string }> }).items.map(({ name }) => name)

test("the list shows what is there, newest first", async () => {
  for (const name of ["First", "Second"])
    await call(app, "POST", \`/api/organizations/\${organization}/${thing.path}\`, { token: owner, body: { name } })
  expect(await namesFor(owner)).toEqual(["Second", "First"])
})

test("a role without the permission does not see it", async () => {
  const viewer = await createMember(app, owner, organization, "viewer")
  expect((await ${handler}(viewer.access_token)).status).toBe(403)
})

test("to someone from another organization this one does not exist", async () => {
  const stranger = await createPerson(app)
  expect((await ${handler}(stranger.access_token)).status).toBe(404)
})
`
}

/** A query over a thing its module keeps: a port, one statement, one page at a time. */
export const queryChanges = (useCase: UseCase): ReadonlyArray<Change> => {
  const { module, name, thing } = useCase
  return [
    ...contract(
      module,
      "endpoints",
      addImport(`import { CursorText, pageOf } from "#kernel"`),
      addImport(`import { ${thing.type} } from "./views.ts"`),
      append(endpoint(useCase))
    ),
    create(`modules/${module}/queries/${name}.ts`, query(useCase)),
    create(`modules/${module}/postgres/${name}.ts`, adapter(useCase)),
    permit(useCase),
    mounted(useCase, "queries", `route(endpoints.${name}, ({ query }) => ${useCase.handler}(query))`),
    provided(module, name),
    tested(useCase, test(useCase))
  ]
}
