import { done, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { UsedPartOfLine, UsedParts } from "../domain/UsedParts.ts"
import { refusedAmount } from "./refusedAmount.ts"

const used = rowsOf(UsedPartOfLine)

export const UsedPartsLive = Layer.effect(
  UsedParts,
  Effect.map(SqlClient.SqlClient, (sql) =>
    UsedParts.of({
      of: (organizationId, workOrderId) =>
        used(sql`
          select u.line_id, u.part_id, p.name, p.unit, u.quantity::float8 as quantity,
            u.unit_price_minor::float8 as unit_price_minor, u.amount_minor::float8 as amount_minor
          from maintenance.used_parts u
          join maintenance.parts p on p.organization_id = u.organization_id and p.id = u.part_id
          where u.organization_id = ${organizationId} and u.work_order_id = ${workOrderId} and u.quantity > 0
          order by p.name_key, p.id, u.unit_price_minor`),
      use: ({ organizationId, workOrderId, lineId, partId, unitPriceMinor }, quantity) =>
        sql`
          insert into maintenance.used_parts as u
            (organization_id, work_order_id, line_id, part_id, quantity, unit_price_minor)
          values (${organizationId}, ${workOrderId}, ${lineId}, ${partId}, ${quantity}, ${unitPriceMinor})
          on conflict (organization_id, line_id, part_id, unit_price_minor) do update
            set quantity = u.quantity + excluded.quantity`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", refusedAmount)
        ),
      giveBack: ({ organizationId, lineId, partId, unitPriceMinor }, quantity) =>
        done(sql`
          update maintenance.used_parts set quantity = quantity - ${quantity}::numeric
          where organization_id = ${organizationId} and line_id = ${lineId} and part_id = ${partId}
            and unit_price_minor = ${unitPriceMinor}`)
    })
  )
)
