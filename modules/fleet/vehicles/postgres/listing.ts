import type { OrganizationId, SortedPageRequest } from "#kernel"
import type { SqlClient } from "effect/sql"
import type { VehicleId } from "../../contract/ids.ts"
import type { VehicleSort } from "../../contract/vehicleList.ts"
import type { VehicleFilter } from "../queries/VehicleList.ts"
import { mainPhoto } from "./mainPhoto.ts"
import { occupiedColumns, occupying } from "./occupied.ts"
import { ordering } from "./ordering.ts"
import { selecting } from "./selecting.ts"
import type { AsOf } from "./takenNow.ts"

/** Selects a page of the list from the table of vehicles alone, with one row more than its size. */
export const listing = (sql: SqlClient.SqlClient) => {
  const selection = selecting(sql)
  const { orderOf, following, directionOf } = ordering(sql)
  return (
    organizationId: OrganizationId,
    filter: VehicleFilter,
    sort: VehicleSort,
    page: SortedPageRequest,
    moment: AsOf
  ) => {
    const direction = directionOf(sort)
    return sql`
      select v.id, unit_number, vin, plate, plate_region, make, model, model_year, trim, kind, fuel_type,
        ownership, uses, lifecycle, safety, tags, next_expiry::text as next_expiry, custom,
        in_service_on::text as in_service_on, version, created_at, odometer_m::float8 as odometer_m, odometer_at, updated_at
      ${selection(organizationId, filter, moment)} ${following(sort, page)}
      order by ${orderOf(sort)} ${direction}, v.id ${direction} limit ${page.limit + 1}`
  }
}

/**
 * Selects what other tables know of the vehicles of a page. A statement of its own: it takes longer to plan than to
 * run, and PostgreSQL keeps its plan, because the plan does not depend on the filter.
 */
export const detailing =
  (sql: SqlClient.SqlClient) =>
  (organizationId: OrganizationId, vehicles: ReadonlyArray<VehicleId>, at: Date) => sql`
    select v.id, ${occupiedColumns(sql, at)},
      case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name) end as location,
      case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end as group,
      case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name) end as driver,
      ${mainPhoto(sql, organizationId)} as photo_file
    from fleet.vehicles v ${occupying(sql, at)}
    left join fleet.locations l on l.organization_id = ${organizationId} and l.id = v.location_id
    left join fleet.groups g on g.organization_id = ${organizationId} and g.id = v.group_id
    left join fleet.assignments a on a.organization_id = ${organizationId} and a.vehicle_id = v.id
      and a.role = 'primary' and a.state = 'active'
    left join fleet.drivers d on d.organization_id = ${organizationId} and d.id = a.driver_id
    where v.organization_id = ${organizationId} and v.id = any(${vehicles}::uuid[])`
