import { OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { OrganizationNames } from "../queries/OrganizationNames.ts"

const names = rowsOf(Schema.Struct({ id: OrganizationId, name: Schema.String, time_zone: Schema.String }))

export const OrganizationNamesLive = Layer.effect(
  OrganizationNames,
  Effect.map(SqlClient.SqlClient, (sql) =>
    OrganizationNames.of({
      byIds: (ids) =>
        Effect.map(
          ids.length === 0
            ? Effect.succeed([])
            : names(sql`select id, name, time_zone from tenancy.organization_names(${[...ids]}::uuid[])`),
          (rows) => new Map(rows.map(({ id, name, time_zone }) => [id, { name, time_zone }]))
        )
    })
  )
)
