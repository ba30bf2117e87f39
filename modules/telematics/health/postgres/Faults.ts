import type { OrganizationId } from "#kernel"
import { arrayText, done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type AppearedFault, Fault, type FaultAt, Faults } from "../domain/Faults.ts"

const fault = rowOf(Fault)
const faults = rowsOf(Fault)

const appearing = (
  sql: SqlClient.SqlClient,
  organizationId: OrganizationId,
  appeared: ReadonlyArray<AppearedFault>
) => sql`
  insert into telematics.faults as f (organization_id, id, vehicle_id, device_id, code, raw, first_seen_at, opened_at,
    last_seen_at, count)
  select ${organizationId}, given.id, given.vehicle_id, given.device_id, given.code, given.raw, given.at, given.at,
    given.at, 1
  from unnest(
    ${arrayText(appeared.map(({ id }) => id))}::uuid[],
    ${arrayText(appeared.map(({ vehicle_id }) => vehicle_id))}::uuid[],
    ${arrayText(appeared.map(({ device_id }) => device_id))}::uuid[],
    ${arrayText(appeared.map(({ code }) => code))}::text[],
    ${arrayText(appeared.map(({ raw }) => raw))}::text[],
    ${arrayText(appeared.map(({ at }) => at.toISOString()))}::timestamptz[]
  ) as given (id, vehicle_id, device_id, code, raw, at)
  on conflict (organization_id, device_id, vehicle_id, fault_key) do update
    set closed_at = null, opened_at = excluded.opened_at, last_seen_at = excluded.last_seen_at, raw = excluded.raw,
      count = f.count + 1
    where f.closed_at < excluded.last_seen_at`

/** Instants of faults, as a table. */
const instants = (sql: SqlClient.SqlClient, given: ReadonlyArray<FaultAt>) => sql`
  unnest(${arrayText(given.map(({ id }) => id))}::uuid[],
    ${arrayText(given.map(({ at }) => at.toISOString()))}::timestamptz[]) as given (id, at)`

export const FaultsLive = Layer.effect(
  Faults,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`f.id, f.vehicle_id, f.device_id, f.code, f.raw, f.last_seen_at, f.closed_at`
    return Faults.of({
      reportedBy: (organizationId, deviceIds) =>
        faults(sql`
          select ${columns} from telematics.faults f
          where f.organization_id = ${organizationId} and f.device_id = any(${[...deviceIds]}::uuid[])`),
      appear: (organizationId, appeared) =>
        appeared.length === 0
          ? Effect.succeed([])
          : faults(sql`${appearing(sql, organizationId, appeared)} returning ${columns}`),
      close: (organizationId, closed) =>
        closed.length === 0
          ? Effect.void
          : done(sql`
              update telematics.faults f set closed_at = given.at from ${instants(sql, closed)}
              where f.organization_id = ${organizationId} and f.id = given.id and f.closed_at is null`),
      seeAgain: (organizationId, seen) =>
        done(sql`
          update telematics.faults f set last_seen_at = given.at from ${instants(sql, seen)}
          where f.organization_id = ${organizationId} and f.id = given.id and f.last_seen_at < given.at`),
      lock: (organizationId, id) =>
        fault(sql`
          select ${columns} from telematics.faults f
          where f.organization_id = ${organizationId} and f.id = ${id} for no key update`),
      clear: (organizationId, { id, device_id }, at) =>
        done(sql`
          update telematics.faults set closed_at = greatest(${at}::timestamptz, (
            select (s.measured ->> 'faultCodesAt')::timestamptz from telematics.device_states s
            where s.organization_id = ${organizationId} and s.device_id = ${device_id}))
          where organization_id = ${organizationId} and id = ${id}`),
      reopen: (organizationId, id) =>
        done(sql`
          update telematics.faults set closed_at = null
          where organization_id = ${organizationId} and id = ${id}`)
    })
  })
)
