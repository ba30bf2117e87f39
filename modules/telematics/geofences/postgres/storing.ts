import type { OrganizationId } from "#kernel"
import { arrayText, done } from "#infra/postgres"
import type { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { type Marker, type StateChanges, StoredState } from "../domain/Watching.ts"

const encodeStates = Schema.encodeSync(Schema.Array(StoredState))

/** Statements that store states and markers. */
export const storing = (sql: SqlClient.SqlClient, pg: PgClient.PgClient) => ({
  putStates: (organizationId: OrganizationId, stored: ReadonlyArray<StoredState>) =>
    stored.length === 0
      ? Effect.void
      : done(sql`
          insert into telematics.geofence_states (organization_id, geofence_id, vehicle_id, state)
          select ${organizationId}, given.geofence_id, given.vehicle_id, given.state
          from jsonb_to_recordset(${pg.json(encodeStates(stored))})
            as given (geofence_id uuid, vehicle_id uuid, state jsonb)
          on conflict (organization_id, geofence_id, vehicle_id) do update set state = excluded.state`),
  putMarkers: (organizationId: OrganizationId, markers: ReadonlyArray<Marker>, known: "replace" | "keep") =>
    markers.length === 0
      ? Effect.void
      : done(sql`
          insert into telematics.geofence_markers (organization_id, vehicle_id, fixed_at, group_id)
          select ${organizationId}, given.* from unnest(
            ${arrayText(markers.map(({ vehicle_id }) => vehicle_id))}::uuid[],
            ${arrayText(markers.map(({ fixed_at }) => fixed_at.toISOString()))}::timestamptz[],
            ${arrayText(markers.map(({ group_id }) => group_id))}::uuid[]) as given
          on conflict (organization_id, vehicle_id) ${
            known === "keep"
              ? sql`do nothing`
              : sql`do update set fixed_at = excluded.fixed_at, group_id = excluded.group_id`
          }`),
  removeStates: (organizationId: OrganizationId, removed: StateChanges["removed"]) =>
    removed.length === 0
      ? Effect.void
      : done(sql`
          delete from telematics.geofence_states s
          using jsonb_to_recordset(${pg.json(removed)}) as given (geofence_id uuid, vehicle_id uuid)
          where s.organization_id = ${organizationId} and s.geofence_id = given.geofence_id
            and s.vehicle_id = given.vehicle_id`)
})
