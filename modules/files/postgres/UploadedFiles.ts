import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { UploadedFile, UploadedFiles } from "../domain/UploadedFiles.ts"

const file = rowOf(UploadedFile)
const all = rowsOf(UploadedFile)
const discarded = rowsOf(Schema.Struct({ file: Schema.String }))

export const UploadedFilesLive = Layer.effect(
  UploadedFiles,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`organization_id, id, user_id, kind, name, file, parts, received, stored_bytes, created_at`
    return UploadedFiles.of({
      add: (record) =>
        file(sql`
          insert into files.files ${sql.insert({ ...record, unlinked_at: record.created_at })}
          on conflict do nothing returning ${columns}`),
      find: (organizationId, id) =>
        file(sql`
          select ${columns} from files.files where organization_id = ${organizationId} and id = ${id}`),
      findAll: (organizationId, ids) =>
        ids.length === 0
          ? Effect.succeed([])
          : all(sql`
              select ${columns} from files.files
              where organization_id = ${organizationId} and id = any (${[...ids]}::uuid[])`),
      receive: ({ organization_id, id, received }) =>
        done(sql`
          update files.files set received = ${received}
          where organization_id = ${organization_id} and id = ${id} and received < ${received}`),
      // What is being linked is locked until it was: only a statement that begins after that sees that it was linked.
      deleteUnlinked: (before) => {
        const unlinked = sql`files.files f where f.links = 0 and f.unlinked_at < ${before}`
        return Effect.andThen(
          done(sql`select from ${unlinked} for update of f`),
          done(sql`delete from ${unlinked}`)
        )
      },
      discarded: (most) =>
        Effect.map(discarded(sql`select file from files.discarded limit ${most}`), (rows) =>
          rows.map((row) => row.file)
        ),
      forget: (names) => done(sql`delete from files.discarded where file = any (${[...names]}::text[])`)
    })
  })
)
