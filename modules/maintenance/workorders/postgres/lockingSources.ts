import { done } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { LineSource, WorkOrderLines } from "../domain/WorkOrderLines.ts"

/**
 * Locks defects, recalls and services, each by id. Services of a vehicle are computed again while its schedules are locked, so
 * these come before services.
 */
export const lockingSources = (sql: SqlClient.SqlClient): WorkOrderLines["Service"]["lockSources"] =>
  Effect.fn("maintenance.lockSources")(function* (organizationId, sources) {
    const idsOf = (kind: LineSource["kind"]) =>
      sources.flatMap((source) => (source.kind === kind ? [source.id] : []))
    const [defects, recalls, services] = [idsOf("defect"), idsOf("recall"), idsOf("service")]
    if (defects.length > 0)
      yield* done(sql`
        select from maintenance.defects where organization_id = ${organizationId} and id = any(${defects}::uuid[])
        order by id for no key update`)
    if (recalls.length > 0)
      yield* done(sql`
        select from maintenance.recalls where organization_id = ${organizationId} and id = any(${recalls}::uuid[])
        order by id for no key update`)
    if (services.length === 0) return
    yield* done(sql`
      select from maintenance.schedules where organization_id = ${organizationId} and vehicle_id in (
        select o.vehicle_id from maintenance.occurrences o
        where o.organization_id = ${organizationId} and o.id = any(${services}::uuid[]))
      order by id for no key update`)
    yield* done(sql`
      select from maintenance.occurrences where organization_id = ${organizationId} and id = any(${services}::uuid[])
      order by id for no key update`)
  })
