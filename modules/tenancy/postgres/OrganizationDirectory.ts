import { OrganizationId } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { OrganizationRecord } from "../domain/Organizations.ts"
import { OrganizationDirectory, OwnOrganization } from "../queries/OrganizationDirectory.ts"

const names = rowsOf(Schema.Struct({ id: OrganizationId, name: Schema.String, time_zone: Schema.String }))
const settings = rowOf(
  OrganizationRecord.mapFields(
    Struct.pick(["name", "customer_email", "created_at", "currency", "time_zone", "units"])
  )
)
const organizations = rowsOf(OwnOrganization)

export const OrganizationDirectoryLive = Layer.effect(
  OrganizationDirectory,
  Effect.map(SqlClient.SqlClient, (sql) =>
    OrganizationDirectory.of({
      namesOf: (ids) =>
        Effect.map(
          ids.length === 0
            ? Effect.succeed([])
            : names(sql`select id, name, time_zone from tenancy.organization_names(${[...ids]}::uuid[])`),
          (rows) => new Map(rows.map(({ id, name, time_zone }) => [id, { name, time_zone }]))
        ),
      // Row security shows people all of their organizations; settings are those of the entered one only.
      settingsOf: (id) =>
        settings(sql`
          select name, customer_email, created_at, currency, time_zone, units from tenancy.organizations
          where id = ${id} and id = (select app.organization_id())`),
      ofPerson: (userId) =>
        organizations(sql`
          select o.id, o.name, o.industry, o.created_by, o.created_at, o.trial_ends_at, o.time_zone,
            o.currency, o.units, o.customer_email, m.role,
            o.second_factor_from, o.second_factor_from is not null
              and not identity.has_second_factor(m.user_id) as lacks_second_factor
          from tenancy.members m join tenancy.organizations o on o.id = m.organization_id
          where m.user_id = ${userId} and m.status = 'active'
          order by o.created_at desc, o.id desc`)
    })
  )
)
