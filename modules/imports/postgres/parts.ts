import { done, rowOf } from "#infra/postgres"
import { Effect, Option, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { Rows } from "../domain/Rows.ts"
import { ofImport } from "./ofImport.ts"

const parts = rowOf(Schema.Struct({ content: Schema.Uint8Array }))

/** The part of `Rows` for the file. */
export const fileParts = (
  sql: SqlClient.SqlClient
): Pick<Rows["Service"], "addPart" | "part" | "deleteParts"> => ({
  addPart: (organization_id, import_id, part, content) =>
    done(sql`insert into imports.parts ${sql.insert({ organization_id, import_id, part, content })}`),
  part: (organizationId, id, part) =>
    Effect.map(
      parts(
        sql`select content from imports.parts where ${ofImport(sql, organizationId, id)} and part = ${part}`
      ),
      Option.map(({ content }) => content)
    ),
  deleteParts: (organizationId, id) =>
    done(sql`delete from imports.parts where ${ofImport(sql, organizationId, id)}`)
})
