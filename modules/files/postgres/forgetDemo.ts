import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { keysOf } from "../domain/files.ts"

const names = rowsOf(Schema.Struct({ file: Schema.String }))

/** The names in the file store of all files of organizations, and of all that people uploaded in any other. */
export const filesOf = Effect.fnUntraced(function* (
  organizations: ReadonlyArray<string>,
  people: ReadonlyArray<string>
) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* names(sql`
    select file from files.files
    where organization_id = any(${organizations}::uuid[]) or user_id = any(${people}::uuid[])`)
  return rows.map(({ file }) => file)
})

/**
 * Deletes all files that these people uploaded, in every organization: no record has them any more. Returns the keys of
 * the given files, whose rows are gone, in the file store. Their content is for the caller to delete.
 */
export const forgetFiles = Effect.fnUntraced(function* (
  people: ReadonlyArray<string>,
  files: ReadonlyArray<string>
) {
  const sql = yield* SqlClient.SqlClient
  yield* done(sql`delete from files.files where user_id = any(${people}::uuid[])`)
  yield* done(sql`delete from files.discarded where file = any(${files}::text[])`)
  return files.flatMap(keysOf)
})
