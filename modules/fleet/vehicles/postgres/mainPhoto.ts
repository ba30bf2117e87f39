import type { OrganizationId } from "#kernel"
import type { SqlClient } from "effect/sql"

/** The file of the main photo of vehicle `v`: the first of its photos. */
export const mainPhoto = (sql: SqlClient.SqlClient, organizationId: OrganizationId) => sql`(
  select p.file_id from fleet.photos p
  where p.organization_id = ${organizationId} and p.vehicle_id = v.id and p.removed_at is null
  order by p.position, p.id limit 1)`
