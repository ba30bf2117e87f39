import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Option, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { ProgramRule } from "../../contract/programViews.ts"
import { itemColumns, programColumns } from "../../programs/postgres/programColumns.ts"
import { ServiceItem } from "../domain/items.ts"
import type { Schedules } from "../domain/Schedules.ts"

const uses = rowOf(Schema.Struct({ used: Schema.Boolean }))
const items = rowsOf(ServiceItem)
const programs = rowsOf(
  Schema.Struct({ id: ServiceItem.fields.program_id, rule: Schema.toCodecJson(ProgramRule) })
)

/** Reads what programs ask of vehicles. */
export const readingRules = (
  sql: SqlClient.SqlClient
): Pick<Schedules["Service"], "areInUse" | "rules" | "items"> => {
  const item = sql`i.id, i.program_id, i.task_id, ${itemColumns(sql)}`
  return {
    areInUse: (organizationId) =>
      Effect.map(
        uses(sql`
          select exists (select from maintenance.programs
              where organization_id = ${organizationId} and archived_at is null)
            or exists (select from maintenance.schedules
              where organization_id = ${organizationId} and ended_at is null) as used`),
        Option.exists(({ used }) => used)
      ),
    rules: Effect.fnUntraced(function* (organizationId) {
      const active = yield* programs(sql`
        select rule.id, rule.rule from (
          select ${programColumns(sql)} from maintenance.programs p
          where p.organization_id = ${organizationId} and p.archived_at is null) rule`)
      if (active.length === 0) return []
      const all = yield* items(sql`
        select ${item} from maintenance.program_items i
        where i.organization_id = ${organizationId} and i.removed_at is null
          and i.program_id = any(${active.map(({ id }) => id)}::uuid[])
        order by i.position, i.id`)
      const byProgram = Map.groupBy(all, ({ program_id }) => program_id)
      return active.map(({ id, rule }) => ({ rule, items: byProgram.get(id) ?? [] }))
    }),
    items: (organizationId, itemIds) =>
      items(sql`
        select ${item} from maintenance.program_items i
        where i.organization_id = ${organizationId} and i.id = any(${[...itemIds]}::uuid[])`)
  }
}
