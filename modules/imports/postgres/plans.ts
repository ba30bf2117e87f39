import { done, rowOf } from "#infra/postgres"
import type { PgClient } from "@effect/sql-pg"
import { Effect, Option, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { ImportPlan } from "../contract/views.ts"
import type { Imports } from "../domain/Imports.ts"

const plans = rowOf(Schema.Struct({ plan: ImportPlan }))

/** The part of `Imports` for what is remembered of earlier files. */
export const rememberedPlans = (
  sql: SqlClient.SqlClient,
  pg: PgClient.PgClient
): Pick<Imports["Service"], "planFor" | "rememberPlan"> => {
  const digest = (header: string) => sql`sha256(convert_to(${header}, 'UTF8'))`
  return {
    planFor: (organizationId, target, header) =>
      Effect.map(
        plans(sql`
          select plan from imports.plans
          where organization_id = ${organizationId} and target = ${target} and header = ${digest(header)}`),
        Option.map(({ plan }) => plan)
      ),
    rememberPlan: (organizationId, target, header, plan, at) =>
      done(sql`
        insert into imports.plans (organization_id, target, header, plan, used_at)
        values (${organizationId}, ${target}, ${digest(header)}, ${pg.json(plan)}, ${at})
        on conflict (organization_id, target, header) do update set plan = excluded.plan, used_at = excluded.used_at`)
  }
}
