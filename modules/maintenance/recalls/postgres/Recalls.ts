import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { Recall, Recalls } from "../domain/Recalls.ts"
import { recallColumns } from "./columns.ts"

const recall = rowOf(Recall)
const recalls = rowsOf(Recall)

/** What changes of a recall are stored. */
const changeable = (all: Recall) =>
  Struct.omit(all, ["organization_id", "id", "campaign_id", "vehicle_id", "created_at"])

export const RecallsLive = Layer.effect(
  Recalls,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = recallColumns(sql)
    return Recalls.of({
      find: (organizationId, id) =>
        recall(sql`
          select ${columns} from maintenance.recalls r
          where r.organization_id = ${organizationId} and r.id = ${id}`),
      byIds: (organizationId, ids) =>
        recalls(sql`
          select ${columns} from maintenance.recalls r
          where r.organization_id = ${organizationId} and r.id = any(${[...ids]}::uuid[]) order by r.id`),
      save: (changed) => {
        const { organization_id, id, version } = changed
        return sql`
          update maintenance.recalls set ${sql.update({ ...changeable(changed), version: version + 1 })}
          where organization_id = ${organization_id} and id = ${id} and version = ${version} returning id`.pipe(
          Effect.map((rows) => rows.length > 0),
          Effect.orDie
        )
      }
    })
  })
)
