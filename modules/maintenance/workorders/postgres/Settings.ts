import { done, rowOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { WorkshopSettings } from "../../contract/workshop.ts"
import { Settings } from "../domain/Settings.ts"

const settings = rowOf(WorkshopSettings)

export const SettingsLive = Layer.effect(
  Settings,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Settings.of({
      find: (organizationId) =>
        settings(sql`
          select approval_from_minor::float8 as approval_from_minor, rate_minor::float8 as rate_minor, tax_bp
          from maintenance.workshop_settings where organization_id = ${organizationId}`),
      save: (organizationId, { approval_from_minor, rate_minor, tax_bp }, at) =>
        done(sql`
          insert into maintenance.workshop_settings
            (organization_id, approval_from_minor, rate_minor, tax_bp, updated_at)
          values (${organizationId}, ${approval_from_minor}, ${rate_minor}, ${tax_bp}, ${at})
          on conflict (organization_id) do update set approval_from_minor = excluded.approval_from_minor,
            rate_minor = excluded.rate_minor, tax_bp = excluded.tax_bp, updated_at = excluded.updated_at`)
    })
  )
)
