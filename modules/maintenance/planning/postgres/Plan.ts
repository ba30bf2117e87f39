import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { InTheWay, PartOfVehicle, Plan, TakenTime, WorkToDo } from "../domain/Plan.ts"
import { neededParts } from "./neededParts.ts"
import { isIncluded, isUnplanned, workToDo } from "./workToDo.ts"

const inTheWay = rowsOf(InTheWay)
const taken = rowsOf(TakenTime)
const toDo = rowsOf(WorkToDo)
const parts = rowsOf(PartOfVehicle)
const titles = rowsOf(Schema.Struct({ title: Schema.String }))
const counts = rowOf(Schema.Struct({ count: Schema.Int }))

// Long because: a statement per method.
export const PlanLive = Layer.effect(
  Plan,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const isPlanned = sql`w.hold_id is not null and w.scheduled_from is not null`
    return Plan.of({
      inTheWay: ({ organization_id, id, bay_id, assigned_to, scheduled_from, scheduled_to }) =>
        inTheWay(sql`
          select w.number, coalesce(w.bay_id = ${bay_id}::uuid, false) as in_bay from maintenance.work_orders w
          where w.organization_id = ${organization_id} and w.id <> ${id} and ${isPlanned}
            and (w.bay_id = ${bay_id}::uuid or w.assigned_to = ${assigned_to}::uuid)
            and w.scheduled_from < ${scheduled_to}::timestamptz and w.scheduled_to > ${scheduled_from}::timestamptz
          order by in_bay desc, w.scheduled_from limit 1`),
      taken: (organizationId, { from, until }) =>
        taken(sql`
          select w.bay_id, w.assigned_to, w.scheduled_from as "from", w.scheduled_to as until
          from maintenance.work_orders w
          where w.organization_id = ${organizationId} and ${isPlanned} and w.scheduled_from < ${until}
            and w.scheduled_to > ${from}`),
      toDo: (organizationId, most) =>
        toDo(sql`
          select vehicle_id, kind, id, title, minutes, due_on
          from (${workToDo(sql, organizationId, false)}) work order by urgency desc, due_on nulls last, id limit ${most}`),
      titles: (organizationId, services, defects) =>
        Effect.map(
          titles(sql`
            select title from (
              select t.name as title, 0 as kind, array_position(${services}::uuid[], o.id) as position
              from maintenance.occurrences o
              join maintenance.tasks t on t.organization_id = o.organization_id and t.id = o.task_id
              where o.organization_id = ${organizationId} and o.id = any(${services}::uuid[])
              union all
              select d.title, 1, array_position(${defects}::uuid[], d.id) from maintenance.defects d
              where d.organization_id = ${organizationId} and d.id = any(${defects}::uuid[])
            ) work order by kind, position`),
          (rows) => rows.map(({ title }) => title)
        ),
      countDue: (organizationId) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from maintenance.occurrences o
            where o.organization_id = ${organizationId} and o.is_open and o.state in ('due', 'overdue')
              and ${isUnplanned(sql, "occurrence_id", "o")} and not ${isIncluded(sql)}`),
          Option.match({ onNone: () => 0, onSome: ({ count }) => count })
        ),
      partsFor: (organizationId, services) => parts(neededParts(sql, organizationId, services))
    })
  })
)
