import { NotFound } from "#kernel"
import { constraintOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import type { StoredProgram } from "../domain/Programs.ts"

const NAMED: Readonly<Record<string, string>> = {
  group_of_a_program: "group",
  vehicle_of_a_program: "vehicle"
}
/** The same refusal for a group or vehicle that is another organization's, or does not exist. */
export const known = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, NotFound> =>
  Effect.asVoid(work).pipe(
    Effect.catchTag("SqlError", (error) => {
      const what = NAMED[constraintOf(error) ?? ""]
      return what === undefined ? Effect.die(error) : Effect.fail(new NotFound({ what }))
    })
  )

/** The lists of a rule that are columns of the program. */
export const ruleOf = ({ rule: { makes, models, kinds, body_classes } }: StoredProgram) => ({
  makes: [...makes],
  models: [...models],
  kinds: [...kinds],
  body_classes: [...body_classes]
})

/** Replaces the groups and vehicles that the rule of a program names. */
export const savingRules = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(function* ({ organization_id, id, rule: named }: StoredProgram) {
    yield* known(sql`
      delete from maintenance.program_groups where organization_id = ${organization_id} and program_id = ${id}`)
    yield* known(sql`
      delete from maintenance.program_vehicles where organization_id = ${organization_id} and program_id = ${id}`)
    yield* known(sql`
      insert into maintenance.program_groups (organization_id, program_id, group_id)
      select distinct ${organization_id}::uuid, ${id}::uuid, g from unnest(${[...named.group_ids]}::uuid[]) as g`)
    yield* known(sql`
      insert into maintenance.program_vehicles (organization_id, program_id, vehicle_id)
      select distinct ${organization_id}::uuid, ${id}::uuid, v from unnest(${[...named.vehicle_ids]}::uuid[]) as v`)
  })
