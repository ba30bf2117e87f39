import { type OrganizationId, plus } from "#kernel"
import { arrayText, done, rowOf, rowsOf } from "#infra/postgres"
import { FileId } from "#files/contract"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { DefectId } from "../../contract/ids.ts"
import { Defect } from "../domain/Defect.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { defectColumns } from "./columns.ts"
import { refusing } from "./refusing.ts"

const defect = rowOf(Defect)
const defects = rowsOf(Defect)
const raised = rowsOf(Schema.Struct({ id: DefectId, item: Schema.NullOr(Schema.String) }))
const numbers = rowOf(Schema.Struct({ last: Schema.Int }))
const photos = rowsOf(Schema.Struct({ defect_id: DefectId, file_id: FileId }))
const ids = rowsOf(Schema.Struct({ id: DefectId }))

const FIRST_NUMBER = 1001

/** What is written once. */
const REPORTED = [
  "number",
  "vehicle_id",
  "source",
  "origin_module",
  "origin_id",
  "item",
  "note",
  "reported_by",
  "reporter_name",
  "reporter_contact",
  "says_unsafe",
  "reported_at"
] as const

/** The second of two that raise the same waits for the first, and then sees what it raised. */
const raisingAlone = (sql: SqlClient.SqlClient) => (organizationId: OrganizationId, id: string) =>
  done(sql`
    select pg_advisory_xact_lock(hashtextextended('maintenance.defects ' || ${organizationId}::text || ${id}::text, 0))`)

// Long because: a statement per method.
export const DefectRecordsLive = Layer.effect(
  DefectRecords,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = defectColumns(sql)
    const find = (organizationId: OrganizationId, id: DefectId) =>
      defect(sql`
        select ${columns} from maintenance.defects d where d.organization_id = ${organizationId} and d.id = ${id}`)
    const alone = raisingAlone(sql)
    return DefectRecords.of({
      find,
      claim: (organizationId, id) => Effect.andThen(alone(organizationId, id), find(organizationId, id)),
      byIds: (organizationId, given) =>
        defects(sql`
          select ${columns} from maintenance.defects d
          where d.organization_id = ${organizationId} and d.id = any(${[...given]}::uuid[]) order by d.id`),
      raisedBy: Effect.fn("maintenance.defectsRaisedBy")(function* (organizationId, { module, id }) {
        yield* alone(organizationId, id)
        return yield* raised(sql`
          select d.id, d.item from maintenance.defects d
          where d.organization_id = ${organizationId} and d.origin_module = ${module} and d.origin_id = ${id}`)
      }),
      faultsOf: Effect.fn("maintenance.faultsOf")(function* (organizationId, vehicleId) {
        yield* alone(organizationId, vehicleId)
        const rows = yield* raised(sql`
          select d.id, d.item from maintenance.defects d
          where d.organization_id = ${organizationId} and d.vehicle_id = ${vehicleId} and d.unresolved
            and d.source = 'telematics'`)
        return new Set(rows.map(({ item }) => item))
      }),
      nextNumber: (organizationId) =>
        Effect.map(
          numbers(sql`
            insert into maintenance.numbers as n (organization_id, kind, last)
            values (${organizationId}, 'defect', ${FIRST_NUMBER})
            on conflict (organization_id, kind) do update set last = n.last + 1
            returning last`),
          (row) => Option.getOrThrow(row).last
        ),
      // Numbers are given one after the other, so the answer stays the same.
      calledUnsafeBefore: ({ organization_id, vehicle_id, number, reported_at }, within) =>
        Effect.map(
          ids(sql`
            select d.id from maintenance.defects d
            where d.organization_id = ${organization_id} and d.vehicle_id = ${vehicle_id} and d.says_unsafe
              and d.number < ${number} and d.reported_at > ${plus(reported_at, -within)} limit 1`),
          (rows) => rows.length > 0
        ),
      add: Effect.fn("maintenance.addDefect")(function* (added, files) {
        yield* refusing(sql`insert into maintenance.defects ${sql.insert(added)}`)
        if (files.length === 0) return
        yield* refusing(sql`
          insert into maintenance.defect_photos (organization_id, defect_id, file_id, position)
          select ${added.organization_id}, ${added.id}, file_id, position - 1
          from unnest(${arrayText(files)}::uuid[]) with ordinality as given (file_id, position)`)
      }),
      save: ({ organization_id, id, ...saved }) =>
        refusing(sql`
          update maintenance.defects set ${sql.update(Struct.omit(saved, REPORTED))}
          where organization_id = ${organization_id} and id = ${id} and version = ${saved.version - 1}
          returning id`).pipe(
          Effect.catchTag("FileUnavailable", Effect.die),
          Effect.map((rows) => rows.length === 1)
        ),
      photosOf: (organizationId, given) =>
        photos(sql`
          select p.defect_id, p.file_id from maintenance.defect_photos p
          where p.organization_id = ${organizationId} and p.defect_id = any(${[...given]}::uuid[])
          order by p.defect_id, p.position`),
      acknowledge: (organizationId, vehicleId, given, by, at) =>
        ids(sql`
          update maintenance.defects
          set acknowledged_by = ${by}, acknowledged_at = ${at}, version = version + 1, updated_at = ${at}
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and id = any(${[...given]}::uuid[])
            and resolved_at is not null and acknowledged_at is null
          returning id`)
    })
  })
)
