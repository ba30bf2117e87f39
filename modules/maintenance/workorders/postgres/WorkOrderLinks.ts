import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { WorkOrderLink } from "../../contract/workOrderLink.ts"
import { WorkOrderLinks } from "../queries/WorkOrderLinks.ts"

const links = rowsOf(WorkOrderLink)

export const WorkOrderLinksLive = Layer.effect(
  WorkOrderLinks,
  Effect.map(SqlClient.SqlClient, (sql) =>
    WorkOrderLinks.of({
      named: (organizationId, ids) =>
        links(sql`
          select id, number from maintenance.work_orders
          where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`)
    })
  )
)
