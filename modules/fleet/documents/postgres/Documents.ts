import { FileUnavailable } from "#files/contract"
import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { DocumentType, RequiredDocument } from "../../contract/documentViews.ts"
import { MAX_LISTED_DOCUMENTS } from "../../contract/documents.ts"
import { Documents, StoredDocument } from "../domain/Documents.ts"
import { documentColumns } from "./columns.ts"

const document = rowOf(StoredDocument)
const documents = rowsOf(StoredDocument)
const requirements = rowsOf(RequiredDocument)
const types = rowsOf(Schema.Struct({ type: DocumentType }))

/** By the foreign key, and by `files.link_from`. */
const UNAVAILABLE = ["file_of_a_document", "available_file"]

const linking = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, FileUnavailable> =>
  Effect.asVoid(work).pipe(
    Effect.catchTag("SqlError", (error) =>
      UNAVAILABLE.includes(constraintOf(error) ?? "") ? Effect.fail(new FileUnavailable()) : Effect.die(error)
    )
  )

export const DocumentsLive = Layer.effect(
  Documents,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = documentColumns(sql)
    return Documents.of({
      find: (organizationId, id) =>
        document(sql`
          select ${columns} from fleet.documents d where d.organization_id = ${organizationId} and d.id = ${id}`),
      ofVehicle: (organizationId, vehicleId) =>
        documents(sql`
          select ${columns} from fleet.documents d
          where d.organization_id = ${organizationId} and d.vehicle_id = ${vehicleId}
          order by not d.is_current, case when d.is_current then d.expires_on end, d.updated_at desc, d.id
          limit ${MAX_LISTED_DOCUMENTS}`),
      add: (added) => linking(sql`insert into fleet.documents ${sql.insert(added)}`),
      save: ({ organization_id, id, ...document }) => {
        const rest = Struct.omit(document, ["vehicle_id", "supersedes", "created_at"])
        return linking(sql`
          update fleet.documents set ${sql.update(rest)} where organization_id = ${organization_id} and id = ${id}`)
      },
      required: (organizationId) =>
        requirements(sql`
          select kind, type from fleet.required_documents where organization_id = ${organizationId}
          order by kind, type`),
      require: Effect.fnUntraced(function* (organizationId, required) {
        yield* done(sql`delete from fleet.required_documents where organization_id = ${organizationId}`)
        yield* done(sql`
          insert into fleet.required_documents (organization_id, kind, type)
          select distinct ${organizationId}::uuid, kind, type
          from jsonb_to_recordset(${pg.json(required)}) as given (kind text, type text)`)
      }),
      requiredOf: (organizationId, vehicleId) =>
        Effect.map(
          types(sql`
            select r.type from fleet.required_documents r
            join fleet.vehicles v on v.organization_id = r.organization_id and v.kind = r.kind
            where r.organization_id = ${organizationId} and v.id = ${vehicleId} order by r.type`),
          (rows) => rows.map(({ type }) => type)
        )
    })
  })
)
