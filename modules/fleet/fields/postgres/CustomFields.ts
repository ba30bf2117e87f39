import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { CustomFieldExists } from "../../contract/errors/fields.ts"
import { ChoiceId, CustomFieldId } from "../../contract/ids.ts"
import { CustomField, CustomFields } from "../domain/CustomFields.ts"

const field = rowOf(CustomField)
const fields = rowsOf(CustomField)
const ids = rowsOf(Schema.Struct({ id: CustomFieldId }))
const choiceIds = rowsOf(Schema.Struct({ id: ChoiceId }))

const named = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, CustomFieldExists> =>
  Effect.asVoid(work).pipe(
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new CustomFieldExists())),
    Effect.catchTag("SqlError", Effect.die)
  )

export const CustomFieldsLive = Layer.effect(
  CustomFields,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`organization_id, id, name, type, choices, position, archived_at, created_at, updated_at`
    const stored = (one: CustomField) => ({ ...one, choices: pg.json(one.choices) })
    return CustomFields.of({
      all: (organizationId) =>
        fields(sql`
          select ${columns} from fleet.custom_fields where organization_id = ${organizationId}
          order by archived_at is not null, position, id`),
      shared: (organizationId) =>
        fields(sql`
          select ${columns} from fleet.custom_fields where organization_id = ${organizationId}
          order by position, id for share`),
      lockList: (organizationId) =>
        done(
          sql`select pg_advisory_xact_lock(hashtextextended('fleet.custom_fields ' || ${organizationId}, 0))`
        ),
      lock: (organizationId, id) =>
        field(sql`
          select ${columns} from fleet.custom_fields where organization_id = ${organizationId} and id = ${id}
          for update`),
      add: (added) => named(sql`insert into fleet.custom_fields ${sql.insert(stored(added))}`),
      save: (changed) => {
        const { organization_id, id } = changed
        const rest = Struct.omit(stored(changed), ["organization_id", "id", "created_at"])
        return named(sql`
          update fleet.custom_fields set ${sql.update(rest)}
          where organization_id = ${organization_id} and id = ${id}`)
      },
      arrange: (organizationId, order) =>
        done(sql`
          update fleet.custom_fields f set position = given.position
          from unnest(${[...order]}::uuid[]) with ordinality as given (id, position)
          where f.organization_id = ${organizationId} and f.id = given.id and f.position <> given.position`),
      used: (organizationId, among) =>
        Effect.map(
          ids(sql`
            select id from unnest(${[...among]}::uuid[]) as given (id)
            where exists (
              select from fleet.findable v
              where v.organization_id = ${organizationId} and v.custom <> '{}'
                and fleet.custom_keys(v.organization_id, v.custom) @> array[${organizationId} || given.id::text])`),
          (rows) => new Set(rows.map(({ id }) => id))
        ),
      chosen: (organizationId, fieldId, choices) =>
        Effect.map(
          choiceIds(sql`
            select id from unnest(${[...choices]}::uuid[]) as given (id)
            where exists (
              select from fleet.findable v
              where v.organization_id = ${organizationId} and v.custom <> '{}'
                and fleet.custom_keys(v.organization_id, v.custom) @> array[${organizationId} || ${fieldId} || ':' || given.id::text])`),
          (rows) => new Set(rows.map(({ id }) => id))
        )
    })
  })
)
