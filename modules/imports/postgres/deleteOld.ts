import { done } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Imports } from "../domain/Imports.ts"

/** For all organizations: needs the system role. */
export const deleteOld =
  (sql: SqlClient.SqlClient): Imports["Service"]["deleteOld"] =>
  ({ rows, uploads }) =>
    Effect.all(
      [
        done(sql`
              with ended as (
                update imports.imports set has_rows = false
                where has_rows and changed_at < ${rows} returning organization_id, id
              )
              delete from imports.batches b using ended e
              where b.organization_id = e.organization_id and b.import_id = e.id`),
        done(sql`
              delete from imports.imports
              where state in ('uploading', 'mapping', 'checked') and changed_at < ${uploads}`),
        done(sql`delete from imports.plans where used_at < ${uploads} - interval '1 year'`)
      ],
      { discard: true }
    )
