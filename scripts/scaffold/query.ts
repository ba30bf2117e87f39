import { type Change, create } from "./changes.ts"
import { importsOf } from "./imports.ts"
import { commonChanges, permissionOf, tested, type UseCase, viewImports } from "./useCase.ts"
import { upperFirst, wordsOf } from "./words.ts"

const textOf = ({ name }: UseCase): string => wordsOf(name).join(" ")
const pathOf = ({ name }: UseCase): string => `/${wordsOf(name).join("-")}`

const endpoint = (useCase: UseCase): string => `
export const ${useCase.name} = endpoint({
  name: "${useCase.handler}",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId${pathOf(useCase)}",
  access: "member",
  permission: "${permissionOf(useCase, "read")}",
  summary: "List ${textOf(useCase)}, newest first",
  params: inOrganization({}),
  query: Schema.Struct(paging),
  output: pageOf(${useCase.thing.type}View)
})
`

const query = (useCase: UseCase): string => {
  const { module, handler, lead, thing } = useCase
  const { types, values } = thing
  return `${importsOf([
    ["#kernel", "cutPage", "type PageRequest", "permitted"],
    ["effect", "Effect"],
    [`../domain/${types}.ts`, types]
  ])}
/** ${upperFirst(textOf(useCase))}, newest first. */
export const ${handler} = Effect.fn("${module}.${handler}")(function* (page: PageRequest) {
  const { organizationId } = yield* permitted("${permissionOf(useCase, "read")}")
  const rows = yield* ${types}.use((${values}) => ${values}.${lead}(organizationId, page))
  return cutPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }))
})
`
}

const statement = ({ module, lead, row, table, thing }: UseCase): string =>
  `${lead}: (organizationId, { after, limit }) =>
        ${table.decoder ?? `rowsOf(${row})`}(sql\`
          select \${columns} from ${module}.${thing.table}
          where organization_id = \${organizationId}
            \${after === null ? sql\`\` : sql\`and (created_at, id) < (\${after.at}, \${after.id})\`}
          order by created_at desc, id desc limit \${limit + 1}\`)`

/** The isolation matrix creates one; through the API there can be two. */
const test = ({ name, body, thing: { texts } }: UseCase): string => {
  const [created, expected] =
    body === undefined
      ? ["const { id } = await create(tenant)", "[id]"]
      : [
          `const first = await create(tenant)\n  const second = await create(tenant, "Second")`,
          "[second.id, first.id]"
        ]
  return `
it("lists the ${texts} of the member's organization, newest first", async () => {
  const [tenant, other] = [await createTenant(app), await createTenant(app)]
  ${created}
  await create(other)
  const { value } = await callEndpoint(app, ${name}, { token: tenant.owner.access_token, params: tenant.params() })
  expect(value.items.map((item) => item.id)).toEqual(${expected})
})
`
}

/** A query on a resource of its module: one statement, one page at a time. */
export const queryChanges = (useCase: UseCase): ReadonlyArray<Change> => {
  const { module, name, handler, lead, row, table, thing } = useCase
  return [
    create(`modules/${module}/queries/${name}.ts`, query(useCase)),
    ...commonChanges(useCase, {
      right: "read",
      folder: "queries",
      endpoint: endpoint(useCase),
      endpointImports: [
        ["#kernel", "endpoint", "inOrganization", "pageOf", "paging"],
        ["effect", "Schema"],
        ["./views.ts", `${thing.type}View`]
      ],
      summary: `\`GET ${pathOf(useCase)}\`: ${textOf(useCase)}, newest first.`,
      route: `route(endpoints.${name}, ({ query }) => ${handler}(pageRequest(query)))`,
      routeImports: [["#kernel", "pageRequest"]],
      method: `/** ${upperFirst(textOf(useCase))}, newest first; one more than the page size. */
    readonly ${lead}: (organizationId: OrganizationId, page: PageRequest) => Effect.Effect<ReadonlyArray<${row}>>`,
      methodImports: [
        ["#kernel", "type OrganizationId", "type PageRequest"],
        ...viewImports(useCase, "type ")
      ],
      statement: statement(useCase),
      statementImports:
        table.decoder === undefined ? [["#infra/postgres", "rowsOf"], ...viewImports(useCase)] : []
    }),
    tested(useCase, test(useCase))
  ]
}
