import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { PartExists } from "../../contract/errors/parts.ts"
import { PartView } from "../../contract/partViews.ts"
import { NamedPart, Parts } from "../domain/Parts.ts"
import { partColumns, partsWithStock } from "./columns.ts"

const part = rowOf(PartView)
const named = rowsOf(NamedPart)

const refusing = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, PartExists> =>
  Effect.catchTag(Effect.asVoid(work), "SqlError", (error) =>
    constraintOf(error) === "one_active_part_per_number" ? Effect.fail(new PartExists()) : Effect.die(error)
  )

/** What movements change, or nothing does. */
const DERIVED = ["on_hand", "value_minor", "low"] as const
const WRITTEN_ONCE = ["id", "organization_id", "currency", "created_at"] as const

export const PartsLive = Layer.effect(
  Parts,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Parts.of({
      find: (organizationId, id) =>
        part(sql`
          select ${partColumns(sql)} from ${partsWithStock(sql)}
          where p.organization_id = ${organizationId} and p.id = ${id}`),
      named: (organizationId, ids) =>
        named(sql`
          select p.id, p.number, p.name, p.unit, p.archived_at from maintenance.parts p
          where p.organization_id = ${organizationId} and p.id = any(${[...ids]}::uuid[])
          order by p.name_key, p.id`),
      lock: (organizationId, id) =>
        part(sql`
          select ${partColumns(sql)} from ${partsWithStock(sql)}
          where p.organization_id = ${organizationId} and p.id = ${id} for no key update of p`),
      add: Effect.fn("maintenance.addPart")(function* (added) {
        const { organization_id, id: part_id } = added
        yield* refusing(sql`insert into maintenance.parts ${sql.insert(Struct.omit(added, DERIVED))}`)
        yield* done(sql`insert into maintenance.part_stock ${sql.insert({ organization_id, part_id })}`)
      }),
      save: (saved) =>
        refusing(sql`
          update maintenance.parts set ${sql.update(Struct.omit(saved, [...DERIVED, ...WRITTEN_ONCE]))}
          where organization_id = ${saved.organization_id} and id = ${saved.id}`)
    })
  )
)
