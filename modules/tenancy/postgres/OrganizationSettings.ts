import { rowOf } from "#infra/postgres"
import { Effect, Layer, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { OrganizationRecord } from "../domain/Organizations.ts"
import { OrganizationSettings } from "../queries/OrganizationSettings.ts"

const settings = rowOf(OrganizationRecord.mapFields(Struct.pick(["name", "customer_email"])))

export const OrganizationSettingsLive = Layer.effect(
  OrganizationSettings,
  Effect.map(SqlClient.SqlClient, (sql) =>
    OrganizationSettings.of({
      // A person's other organizations are visible to them, but at work they are in one.
      of: (id) =>
        settings(sql`
          select name, customer_email from tenancy.organizations
          where id = ${id} and id = (select app.organization_id())`)
    })
  )
)
