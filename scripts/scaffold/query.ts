import { type Change, create } from "./changes.ts"
import { commonChanges, tested, type UseCase } from "./useCase.ts"
import { upperFirst, wordsOf } from "./words.ts"

const textOf = ({ name }: UseCase): string => wordsOf(name).join(" ")

const endpoint = (useCase: UseCase): string => `
export const ${useCase.name} = endpoint({
  name: "${useCase.handler}",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/${wordsOf(useCase.name).join("-")}",
  access: "member",
  permission: "${useCase.thing.table}.read",
  summary: "List ${textOf(useCase)}, newest first",
  params: inOrganization({}),
  query: Schema.Struct(paging),
  output: pageOf(${useCase.thing.type}View)
})
`

const query = (useCase: UseCase): string => {
  const { module, handler, lead, thing } = useCase
  return `
import { cutPage, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { ${thing.types} } from "../domain/${thing.types}.ts"

/** ${upperFirst(textOf(useCase))}, newest first. */
export const ${handler} = Effect.fn("${module}.${handler}")(function* (page: PageRequest) {
  const { organizationId } = yield* permitted("${thing.table}.read")
  const rows = yield* ${thing.types}.use((${thing.values}) => ${thing.values}.${lead}(organizationId, page))
  return cutPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }))
})
`
}

const statement = ({
  module,
  lead,
  thing: { values, table }
}: UseCase): string => `${lead}: (organizationId, { after, limit }) =>
        ${values}(sql\`
          select \${columns} from ${module}.${table}
          where organization_id = \${organizationId}
            \${after === null ? sql\`\` : sql\`and (created_at, id) < (\${after.at}, \${after.id})\`}
          order by created_at desc, id desc limit \${limit + 1}\`)`

const test = ({ name, thing: { texts } }: UseCase): string => `
it("lists the ${texts} of the member's organization, newest first", async () => {
  const [tenant, other] = [await createTenant(app), await createTenant(app)]
  for (const text of ["First", "Second"]) await create(tenant, text)
  await create(other, "Another")
  const { value } = await callEndpoint(app, ${name}, { token: tenant.owner.access_token, params: tenant.params() })
  expect(value.items.map((item) => item.name)).toEqual(["Second", "First"])
})
`

/** A query on a resource of its module: one statement, one page at a time. */
export const queryChanges = (useCase: UseCase): ReadonlyArray<Change> => {
  const { module, name, handler, lead, thing } = useCase
  return [
    create(`modules/${module}/queries/${name}.ts`, query(useCase)),
    ...commonChanges(useCase, {
      folder: "queries",
      endpoint: endpoint(useCase),
      route: `route(endpoints.${name}, ({ query }) => ${handler}(pageRequest(query)))`,
      method: `/** ${upperFirst(textOf(useCase))}, newest first; one more than the page size. */
    readonly ${lead}: (organizationId: OrganizationId, page: PageRequest) => Effect.Effect<ReadonlyArray<${thing.type}View>>`,
      statement: statement(useCase)
    }),
    tested(useCase, [`Create${thing.type}`, name], test(useCase))
  ]
}
