import { NotFound } from "#kernel"
import { done, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ItemUnknown } from "../../contract/errors/services.ts"
import { TaskId } from "../../contract/ids.ts"
import type { Programs } from "../domain/Programs.ts"

const ids = rowsOf(Schema.Struct({ id: Schema.String }))
const taskIds = rowsOf(Schema.Struct({ id: TaskId }))

type Saving = Pick<Programs["Service"], "saveItems" | "lockTasks">

/** Stores the tasks of a program. */
export const savingItems = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const pg = yield* PgClient.PgClient
  const lockTasks: Saving["lockTasks"] = (organizationId, tasks) =>
    Effect.map(
      taskIds(sql`
        select id from maintenance.tasks
        where organization_id = ${organizationId} and id = any(${[...tasks]}::uuid[]) and archived_at is null
        order by id for share`),
      (rows) => new Set(rows.map(({ id }) => id))
    )
  const saveItems: Saving["saveItems"] = Effect.fnUntraced(function* (
    { organization_id, id: program_id, updated_at },
    items
  ) {
    const tasks = new Set(items.map(({ task_id }) => task_id))
    if ((yield* lockTasks(organization_id, [...tasks])).size < tasks.size)
      return yield* new NotFound({ what: "service task" })
    yield* done(sql`
      update maintenance.program_items set removed_at = ${updated_at}
      where organization_id = ${organization_id} and program_id = ${program_id} and removed_at is null
        and id <> all(${items.map(({ id }) => id)}::uuid[])`)
    const saved = yield* ids(sql`
      insert into maintenance.program_items as i (organization_id, id, program_id, task_id, position, every_m, every_s,
        every_months, every_days, first_at_m, first_at_s, first_at_days, due_soon_m, due_soon_s, due_soon_days,
        tolerance_pct, recur)
      select ${organization_id}::uuid, id, ${program_id}::uuid, task_id, position, every_m, every_s, every_months,
        every_days, first_at_m, first_at_s, first_at_days, due_soon_m, due_soon_s, due_soon_days, tolerance_pct, recur
      from jsonb_to_recordset(${pg.json(items.map((item, position) => ({ ...item, position })))}) as given (id uuid,
        task_id uuid, position smallint, every_m bigint, every_s bigint, every_months smallint, every_days smallint,
        first_at_m bigint, first_at_s bigint, first_at_days smallint, due_soon_m bigint, due_soon_s bigint,
        due_soon_days smallint, tolerance_pct smallint, recur text)
      on conflict (organization_id, id) do update set position = excluded.position, every_m = excluded.every_m,
        every_s = excluded.every_s, every_months = excluded.every_months, every_days = excluded.every_days,
        first_at_m = excluded.first_at_m, first_at_s = excluded.first_at_s, first_at_days = excluded.first_at_days,
        due_soon_m = excluded.due_soon_m, due_soon_s = excluded.due_soon_s, due_soon_days = excluded.due_soon_days,
        tolerance_pct = excluded.tolerance_pct, recur = excluded.recur, removed_at = null
      where i.program_id = excluded.program_id and i.task_id = excluded.task_id
      returning i.id`)
    if (saved.length < items.length) return yield* new ItemUnknown()
    yield* done(sql`
      delete from maintenance.superseded_items s using maintenance.program_items i
      where s.organization_id = ${organization_id} and i.organization_id = ${organization_id} and i.id = s.item_id
        and i.program_id = ${program_id}`)
    const superseded = items.flatMap(({ id: item_id, supersedes }) =>
      supersedes.map((superseded_id) => ({ item_id, superseded_id }))
    )
    yield* done(sql`
      insert into maintenance.superseded_items (organization_id, item_id, superseded_id)
      select distinct ${organization_id}::uuid, item_id, superseded_id
      from jsonb_to_recordset(${pg.json(superseded)}) as given (item_id uuid, superseded_id uuid)`)
  })
  return { saveItems, lockTasks }
})
