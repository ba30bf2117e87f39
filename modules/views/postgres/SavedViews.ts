import type { OrganizationId } from "#kernel"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SavedView, type SavedViewId } from "../contract/views.ts"
import { SavedViews } from "../domain/SavedViews.ts"

const view = rowOf(SavedView)
const views = rowsOf(SavedView)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

const countIn = (statement: Parameters<typeof counts>[0]) =>
  Effect.map(counts(statement), ([row]) => row?.count ?? 0)

/** What another organization's rows of the same person have, too: row security alone does not exclude them. */
const columnsOf = (sql: SqlClient.SqlClient) =>
  sql`organization_id, id, list, name, query, columns, shared, user_id as owner_id, version, created_at, updated_at`

export const SavedViewsLive = Layer.effect(
  SavedViews,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = columnsOf(sql)
    const one = (organizationId: OrganizationId, id: SavedViewId) =>
      sql`organization_id = ${organizationId} and id = ${id}`
    return SavedViews.of({
      ofList: (organizationId, list) =>
        views(sql`
          select ${columns} from views.saved_views
          where organization_id = ${organizationId} and list = ${list} and deleted_at is null
          order by app.folded(name) collate "C", id`),
      lock: (organizationId, id) =>
        view(sql`
          select ${columns} from views.saved_views
          where ${one(organizationId, id)} and deleted_at is null for no key update`),
      lockDeleted: (organizationId, id) =>
        view(sql`
          select ${columns} from views.saved_views
          where ${one(organizationId, id)} and deleted_at is not null for no key update`),
      countAlike: ({ organization_id, list, shared, owner_id }) =>
        Effect.andThen(
          done(sql`
            select pg_advisory_xact_lock(hashtextextended('views ' || ${list} || ${organization_id}::text, 0))`),
          countIn(sql`
            select count(*)::int as count from views.saved_views
            where organization_id = ${organization_id} and list = ${list} and deleted_at is null
              and ${shared ? sql`shared` : sql`not shared and user_id = ${owner_id}`}`)
        ),
      add: ({ owner_id, columns: shown, ...rest }) =>
        done(sql`
          insert into views.saved_views ${sql.insert({ ...rest, user_id: owner_id, columns: pg.json(shown) })}`),
      save: ({ organization_id, id, name, query, columns: shown, shared, version, updated_at }) =>
        done(sql`
          update views.saved_views
          set ${sql.update({ name, query, columns: pg.json(shown), shared, version, updated_at })}
          where ${one(organization_id, id)}`),
      delete: ({ organization_id, id }, at) =>
        done(sql`update views.saved_views set deleted_at = ${at} where ${one(organization_id, id)}`),
      restore: ({ organization_id, id }) =>
        done(sql`update views.saved_views set deleted_at = null where ${one(organization_id, id)}`),
      purgeDeletedBefore: (at) =>
        countIn(sql`
          with purged as (delete from views.saved_views where deleted_at < ${at} returning 1)
          select count(*)::int as count from purged`)
    })
  })
)
