import { UserId } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { OrganizationSummary } from "../contract/operator.ts"
import { AllOrganizations } from "../queries/AllOrganizations.ts"

const summary = rowOf(OrganizationSummary)
const summaries = rowsOf(OrganizationSummary)
const people = rowsOf(Schema.Struct({ user_id: UserId }))

export const AllOrganizationsLive = Layer.effect(
  AllOrganizations,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`o.id, o.name, o.industry, o.created_by, o.created_at, o.trial_ends_at, o.time_zone,
      o.currency, o.units, o.customer_email,
      (select count(*)::int from tenancy.members m where m.organization_id = o.id) as members,
      (select count(*)::int from tenancy.invitations i
        where i.organization_id = o.id and i.status = 'pending') as pending_invitations`
    return AllOrganizations.of({
      list: ({ name, limit }) =>
        summaries(sql`
          select ${columns} from tenancy.organizations o
          ${name === null ? sql`` : sql`where o.name = ${name}`}
          order by o.created_at desc, o.id desc limit ${limit}`),
      find: (id) => summary(sql`select ${columns} from tenancy.organizations o where o.id = ${id}`),
      ownersOf: (id) =>
        Effect.map(
          people(sql`
            select user_id from tenancy.members
            where organization_id = ${id} and role = 'owner' order by created_at, id`),
          (rows) => rows.map(({ user_id }) => user_id)
        )
    })
  })
)
