import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Array, Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { TaskCodeTaken, TaskInUse } from "../../contract/errors/services.ts"
import { MAX_TASKS } from "../../contract/tasks.ts"
import { NamedTask, TaskView, UsualPart } from "../../contract/taskViews.ts"
import { Tasks } from "../domain/Tasks.ts"

const Task = Schema.Struct({ ...TaskView.fields, parts: Schema.toCodecJson(Schema.Array(UsualPart)) })
const task = rowOf(Task)
const tasks = rowsOf(Task)
const named = rowsOf(NamedTask)
const counts = rowOf(Schema.Struct({ count: Schema.Int }))
const ids = rowsOf(Schema.Struct({ id: TaskView.fields.id }))

const codeFree = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, TaskCodeTaken> =>
  Effect.asVoid(work).pipe(
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new TaskCodeTaken())),
    Effect.catchTag("SqlError", Effect.die)
  )

const columnsOf = (sql: SqlClient.SqlClient) =>
  sql`t.organization_id, t.id, t.name, t.code, t.system, t.default_minutes, t.instructions, t.version, t.archived_at,
    t.created_at, t.updated_at, (
      select coalesce(jsonb_agg(jsonb_build_object('part_id', p.id, 'number', p.number, 'name', p.name, 'unit', p.unit,
        'quantity', u.quantity) order by p.name_key, p.id), '[]')
      from maintenance.task_parts u
      join maintenance.parts p on p.organization_id = u.organization_id and p.id = u.part_id and not p.archived
      where u.organization_id = t.organization_id and u.task_id = t.id) as parts`

const withoutParts = (saved: TaskView) => Struct.omit(saved, ["parts"])

const savingParts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const pg = yield* PgClient.PgClient
  const saveParts: Tasks["Service"]["saveParts"] = Effect.fnUntraced(function* ({
    organization_id,
    id,
    parts
  }) {
    // Archived parts are not listed, and return with their part.
    yield* done(sql`
      delete from maintenance.task_parts u using maintenance.parts p
      where u.organization_id = ${organization_id} and u.task_id = ${id} and p.organization_id = u.organization_id
        and p.id = u.part_id and not p.archived`)
    // One may have been archived since it was checked.
    yield* done(sql`
      insert into maintenance.task_parts (organization_id, task_id, part_id, quantity)
      select ${organization_id}::uuid, ${id}::uuid, part_id, quantity
      from jsonb_to_recordset(${pg.json(parts)}) as given (part_id uuid, quantity numeric(12, 3))
      on conflict do nothing`)
  })
  return saveParts
})

const reading = (
  sql: SqlClient.SqlClient
): Pick<Tasks["Service"], "all" | "named" | "matching" | "count"> => {
  const containing = (search: string | undefined) =>
    search === undefined
      ? sql``
      : sql`and app.folded(name || E'\n' || coalesce(code, '')) like app.pattern_of(${search})`
  return {
    all: (organizationId, search) =>
      tasks(sql`
        select ${columnsOf(sql)} from maintenance.tasks t
        where t.organization_id = ${organizationId} ${containing(search)}
        order by t.archived_at is not null, app.folded(t.name), t.id limit ${MAX_TASKS}`),
    named: (organizationId, taskIds) =>
      named(sql`
        select id, name, system from maintenance.tasks
        where organization_id = ${organizationId} and id = any(${[...taskIds]}::uuid[])`),
    matching: (organizationId, words) =>
      Effect.map(
        ids(
          sql`select id from maintenance.tasks where organization_id = ${organizationId} ${containing(words)}`
        ),
        (rows) => rows.map(({ id }) => id)
      ),
    count: (organizationId) =>
      Effect.map(
        counts(
          sql`select count(*)::int as count from maintenance.tasks where organization_id = ${organizationId}`
        ),
        Option.match({ onNone: () => 0, onSome: ({ count }) => count })
      )
  }
}

export const TasksLive = Layer.effect(
  Tasks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = columnsOf(sql)
    const saveParts = yield* savingParts
    return Tasks.of({
      ...reading(sql),
      add: Effect.fnUntraced(function* (added) {
        yield* codeFree(sql`insert into maintenance.tasks ${sql.insert(withoutParts(added))}`)
        yield* saveParts(added)
      }),
      saveParts,
      addNew: (added) =>
        Array.isReadonlyArrayNonEmpty(added)
          ? Effect.map(
              ids(sql`
                insert into maintenance.tasks ${sql.insert(Array.map(added, withoutParts))}
                on conflict do nothing returning id`),
              (rows) => new Set(rows.map(({ id }) => id))
            )
          : Effect.succeed(new Set()),
      lock: (organizationId, id) =>
        task(sql`
          select ${columns} from maintenance.tasks t
          where t.organization_id = ${organizationId} and t.id = ${id} for no key update`),
      save: ({ organization_id, id, ...saved }) =>
        codeFree(sql`
          update maintenance.tasks set ${sql.update(Struct.omit(saved, ["parts", "created_at"]))}
          where organization_id = ${organization_id} and id = ${id}`),
      archive: Effect.fnUntraced(function* ({ organization_id, id, archived_at, updated_at, version }) {
        const archived = yield* ids(sql`
          update maintenance.tasks set ${sql.update({ archived_at, updated_at, version })}
          where organization_id = ${organization_id} and id = ${id} and not exists (
            select from maintenance.program_items i
            join maintenance.programs p on p.organization_id = i.organization_id and p.id = i.program_id
            where i.organization_id = ${organization_id} and i.task_id = ${id} and i.removed_at is null
              and p.archived_at is null)
          returning id`)
        if (archived.length === 0) yield* new TaskInUse()
      })
    })
  })
)
