import { rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { HandoverConflict } from "../../contract/errors/drivers.ts"
import { Damage } from "../domain/damage.ts"
import { Handover, Handovers } from "../domain/Handovers.ts"
import { refusing } from "./refusing.ts"

const handover = rowOf(Handover)
const damage = rowOf(Damage)
const allDamage = rowsOf(Damage)

export const HandoversLive = Layer.effect(
  Handovers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`organization_id, id, vehicle_id, side, x, y, type, severity, size, note, file_id, state, found_in,
      found_at, repaired_at, repaired_in`
    return Handovers.of({
      find: (organizationId, id) =>
        handover(sql`select * from fleet.handovers where organization_id = ${organizationId} and id = ${id}`),
      add: Effect.fn("fleet.addHandover")(function* ({ reading, photos, damage: seen, signatures, ...rest }) {
        const documents = {
          reading: reading && pg.json(reading),
          photos: pg.json(photos),
          damage: pg.json(seen),
          signatures: pg.json(signatures)
        }
        // The database adds its number, the handover before and the hash.
        yield* refusing(
          sql`insert into fleet.handovers ${sql.insert({ ...rest, ...documents, number: 0, content_hash: "" })}`
        )
        const files = [...new Set(photos.map(({ file_id }) => file_id))]
        if (files.length === 0) return
        yield* refusing(sql`
          insert into fleet.handover_files (organization_id, handover_id, file_id)
          select ${rest.organization_id}, ${rest.id}, file_id from unnest(${files}::uuid[]) as file_id`)
      }),
      findDamage: (organizationId, id) =>
        damage(sql`
          select ${columns} from fleet.damage where organization_id = ${organizationId} and id = ${id}`),
      openDamage: (organizationId, vehicleId) =>
        allDamage(sql`
          select ${columns} from fleet.damage
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and state <> 'repaired'
          order by found_at, id`),
      saveDamage: Effect.fn("fleet.saveDamage")(function* (changed) {
        const saved = yield* refusing(sql`
          insert into fleet.damage (${columns})
          select ${columns} from jsonb_to_recordset(${pg.json(changed)}) as given (organization_id uuid, id uuid,
            vehicle_id uuid, side text, x smallint, y smallint, type text, severity text, size text, note text,
            file_id uuid, state text, found_in uuid, found_at timestamptz, repaired_at timestamptz, repaired_in uuid)
          on conflict (organization_id, id) do update
          set state = excluded.state, repaired_at = excluded.repaired_at, repaired_in = excluded.repaired_in
          where damage.vehicle_id = excluded.vehicle_id
          returning damage.id`).pipe(Effect.catchTag(["HandoverExists", "NotFound"], Effect.die))
        // A mark with the id of another vehicle's mark is neither added nor changed.
        if (saved.length < changed.length) yield* new HandoverConflict()
      })
    })
  })
)
