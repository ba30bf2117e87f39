import type { SqlClient } from "effect/sql"

/** The columns of a `DriverView`, for drivers `d`. */
export const driverColumns = (sql: SqlClient.SqlClient) =>
  sql`d.organization_id, d.id, d.name, d.user_id, d.phone, d.email, d.license_number, d.license_classes, d.license_region,
    d.license_expires_on::text as license_expires_on, d.notes, d.archived_at, d.created_at, d.updated_at, (
      select jsonb_build_object('id', v.id, 'name', coalesce(v.unit_number, v.plate, v.vin))
      from fleet.assignments a
      join fleet.vehicles v on v.organization_id = a.organization_id and v.id = a.vehicle_id
      where a.organization_id = d.organization_id and a.driver_id = d.id and a.state = 'active' and a.role = 'primary'
    ) as vehicle`
