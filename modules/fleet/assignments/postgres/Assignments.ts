import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Assignment, Assignments } from "../domain/Assignments.ts"
import { refusing } from "./refusing.ts"

const assignment = rowOf(Assignment)
const assignments = rowsOf(Assignment)

const stored = ({ from, until, ...rest }: Assignment) => ({ ...rest, starts_at: from, ends_at: until })

export const AssignmentsLive = Layer.effect(
  Assignments,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`organization_id, id, vehicle_id, driver_id, role, state, starts_at as from, ends_at as until, note,
      created_at, updated_at`
    return Assignments.of({
      add: (added) => refusing(sql`insert into fleet.assignments ${sql.insert(stored(added))}`),
      lock: (organizationId, id) =>
        assignment(sql`
          select ${columns} from fleet.assignments
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      lockActive: (organizationId, vehicles) =>
        assignments(sql`
          select ${columns} from fleet.assignments
          where organization_id = ${organizationId} and vehicle_id = any(${vehicles}::uuid[]) and role = 'primary'
            and state = 'active'
          order by id for no key update`),
      save: (changed) => {
        const { state, starts_at, ends_at, note, updated_at } = stored(changed)
        return refusing(sql`
          update fleet.assignments set ${sql.update({ state, starts_at, ends_at, note, updated_at })}
          where organization_id = ${changed.organization_id} and id = ${changed.id}`)
      },
      postpone: ({ organization_id, id, vehicle_id, driver_id, role, until, updated_at }) =>
        assignments(sql`
          update fleet.assignments
          set state = case when ends_at <= ${until} then 'cancelled' else state end,
            starts_at = case when ends_at <= ${until} then starts_at else ${until} end,
            updated_at = ${updated_at}
          where organization_id = ${organization_id} and state = 'planned' and starts_at < ${until} and id <> ${id}
            and (${role} = 'primary' and role = 'primary' and (vehicle_id = ${vehicle_id} or driver_id = ${driver_id})
              or vehicle_id = ${vehicle_id} and driver_id = ${driver_id})
          returning ${columns}`)
    })
  })
)
