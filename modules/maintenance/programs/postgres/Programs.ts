import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { ProgramExists } from "../../contract/errors/services.ts"
import { ProgramItemView, ProgramView } from "../../contract/programViews.ts"
import { ListedProgram, Programs, StoredProgram } from "../domain/Programs.ts"
import { itemColumns, programColumns } from "./programColumns.ts"
import { savingItems } from "./savingItems.ts"
import { known, ruleOf, savingRules } from "./savingRules.ts"

const rule = Schema.toCodecJson(StoredProgram.fields.rule)
const stored = rowOf(Schema.Struct({ ...StoredProgram.fields, rule }))
const listed = rowsOf(Schema.Struct({ ...ListedProgram.fields, rule }))
const viewed = rowOf(
  Schema.Struct({
    ...ProgramView.fields,
    rule,
    items: Schema.toCodecJson(Schema.Array(ProgramItemView))
  })
)
const counts = rowOf(Schema.Struct({ count: Schema.Int }))

const nameFree = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, ProgramExists> =>
  Effect.asVoid(work).pipe(
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new ProgramExists())),
    Effect.catchTag("SqlError", Effect.die)
  )

export const ProgramsLive = Layer.effect(
  Programs,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { saveItems, lockTasks } = yield* savingItems
    const columns = programColumns(sql)
    const vehicles = sql`(select count(distinct s.vehicle_id)::int from maintenance.schedules s
      where s.organization_id = p.organization_id and s.program_id = p.id and s.ended_at is null) as vehicles`
    const items = sql`(select coalesce(jsonb_agg(to_jsonb(item) order by item.position), '[]') from (
      select i.id, i.position, ${itemColumns(sql)},
        jsonb_build_object('id', t.id, 'name', t.name, 'system', t.system) as task
      from maintenance.program_items i
      join maintenance.tasks t on t.organization_id = i.organization_id and t.id = i.task_id
      where i.organization_id = p.organization_id and i.program_id = p.id and i.removed_at is null) item) as items`
    const saveNamed = savingRules(sql)
    return Programs.of({
      all: (organizationId) =>
        listed(sql`
          select ${columns}, ${vehicles}, (
            select count(*)::int from maintenance.program_items i where i.organization_id = p.organization_id
              and i.program_id = p.id and i.removed_at is null) as tasks
          from maintenance.programs p where p.organization_id = ${organizationId}
          order by p.archived_at is not null, app.folded(p.name), p.id limit 1000`),
      view: (organizationId, id) =>
        viewed(sql`
          select ${columns}, ${vehicles}, ${items} from maintenance.programs p
          where p.organization_id = ${organizationId} and p.id = ${id}`),
      countActive: (organizationId) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from maintenance.programs
            where organization_id = ${organizationId} and archived_at is null`),
          Option.match({ onNone: () => 0, onSome: ({ count }) => count })
        ),
      lock: (organizationId, id) =>
        stored(sql`
          select ${columns} from maintenance.programs p
          where p.organization_id = ${organizationId} and p.id = ${id} for no key update`),
      add: Effect.fnUntraced(function* (program) {
        const { rule: _, ...rest } = program
        yield* nameFree(sql`insert into maintenance.programs ${sql.insert({ ...rest, ...ruleOf(program) })}`)
        yield* saveNamed(program)
      }),
      save: ({ organization_id, id, name, version, archived_at, updated_at }) =>
        nameFree(sql`
          update maintenance.programs set ${sql.update({ name, version, archived_at, updated_at })}
          where organization_id = ${organization_id} and id = ${id}`),
      saveRule: Effect.fnUntraced(function* (program) {
        yield* known(sql`
          update maintenance.programs set ${sql.update(ruleOf(program))}
          where organization_id = ${program.organization_id} and id = ${program.id}`)
        yield* saveNamed(program)
      }),
      saveItems,
      lockTasks
    })
  })
)
