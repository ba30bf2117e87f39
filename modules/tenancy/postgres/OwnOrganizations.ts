import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { OwnOrganization, OwnOrganizations } from "../queries/MyOrganizations.ts"

const organizations = rowsOf(OwnOrganization)

export const OwnOrganizationsLive = Layer.effect(
  OwnOrganizations,
  Effect.map(SqlClient.SqlClient, (sql) =>
    OwnOrganizations.of({
      of: (userId) =>
        organizations(sql`
          select o.id, o.name, o.industry, o.created_by, o.created_at, o.trial_ends_at, o.time_zone,
            o.currency, o.units, o.customer_email, m.role
          from tenancy.members m join tenancy.organizations o on o.id = m.organization_id
          where m.user_id = ${userId} and m.status = 'active'
          order by o.created_at desc, o.id desc`)
    })
  )
)
