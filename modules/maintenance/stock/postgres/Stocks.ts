import { done, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PartId, WorkOrderLineId } from "../../contract/ids.ts"
import { PartStock } from "../domain/Stock.ts"
import { Stocks } from "../domain/Stocks.ts"

const stocks = rowsOf(PartStock)
const issued = rowsOf(
  Schema.Struct({
    part_id: PartId,
    work_order_line_id: WorkOrderLineId,
    quantity: Schema.Number,
    cost_minor: Schema.Number
  })
)

export const StocksLive = Layer.effect(
  Stocks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Stocks.of({
      // Only the stock is locked. What is read of the part is as it was before the lock, so archiving locks the stock, too.
      lockAll: Effect.fn("maintenance.lockStocks")(function* (organizationId, ids) {
        yield* done(sql`
          select from maintenance.part_stock s
          where s.organization_id = ${organizationId} and s.part_id = any(${[...ids]}::uuid[])
          order by s.part_id for no key update`)
        return yield* stocks(sql`
          select s.organization_id, s.part_id, p.name, p.archived, p.cost_minor::float8 as cost_minor,
            p.reorder_point::float8 as reorder_point, s.on_hand::float8 as on_hand, s.value_minor::float8 as value_minor, s.moved
          from maintenance.part_stock s
          join maintenance.parts p on p.organization_id = s.organization_id and p.id = s.part_id
          where s.organization_id = ${organizationId} and s.part_id = any(${[...ids]}::uuid[]) order by s.part_id`)
      }),
      issuedTo: (organizationId, lineIds) =>
        lineIds.length === 0
          ? Effect.succeed([])
          : issued(sql`
              select m.part_id, m.work_order_line_id, -sum(m.quantity)::float8 as quantity,
                -sum(m.cost_minor)::float8 as cost_minor
              from maintenance.stock_movements m
              where m.organization_id = ${organizationId} and m.work_order_line_id = any(${[...lineIds]}::uuid[])
              group by m.part_id, m.work_order_line_id`),
      save: Effect.fn("maintenance.saveStocks")(function* (changed, movements, at) {
        const given = pg.json(changed)
        // Nothing else changes what a unit costs, and a person may just have entered that.
        const isReceived = new Set(
          movements.filter(({ kind }) => kind === "receive").map(({ part_id }) => part_id)
        )
        const received = pg.json(changed.filter(({ part_id }) => isReceived.has(part_id)))
        yield* done(sql`
          update maintenance.part_stock s
          set on_hand = given.on_hand, value_minor = given.value_minor, moved = given.moved
          from jsonb_to_recordset(${given}) as given (organization_id uuid, part_id uuid, on_hand numeric(12, 3),
            value_minor bigint, moved integer)
          where s.organization_id = given.organization_id and s.part_id = given.part_id`)
        yield* done(sql`
          update maintenance.parts p set cost_minor = given.cost_minor, updated_at = ${at}
          from jsonb_to_recordset(${received}) as given (organization_id uuid, part_id uuid, cost_minor bigint)
          where p.organization_id = given.organization_id and p.id = given.part_id and p.cost_minor <> given.cost_minor`)
        yield* done(sql`
          insert into maintenance.stock_movements (organization_id, part_id, position, kind, quantity, cost_minor,
            on_hand, work_order_line_id, vendor_id, note, moved_by, moved_at)
          select organization_id, part_id, position, kind, quantity, cost_minor, on_hand, work_order_line_id, vendor_id,
            note, app.user_id(), ${at}
          from jsonb_to_recordset(${pg.json(movements)}) as given (organization_id uuid, part_id uuid, position integer,
            kind text, quantity numeric(12, 3), cost_minor bigint, on_hand numeric(12, 3), work_order_line_id uuid,
            vendor_id uuid, note text)`)
      })
    })
  })
)
