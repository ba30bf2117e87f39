import type { SqlClient } from "effect/sql"

/** The columns of a `VehicleView`. Amounts fit a double exactly. */
export const vehicleColumns = (sql: SqlClient.SqlClient) =>
  sql`organization_id, id, unit_number, vin, vin_status, vin_note, plate, plate_region, make, model, model_year, kind, trim, body_class,
    fuel_type, drive, transmission, seats, doors, exterior_color, interior_color, gvwr_g::float8 as gvwr_g, tank_ml,
    battery_wh, acriss, location_id, group_id, uses, ownership, in_service_on::text as in_service_on,
    out_of_service_on::text as out_of_service_on, purchase_minor::float8 as purchase_minor,
    residual_minor::float8 as residual_minor, currency, tags, notes, custom, lifecycle, lifecycle_note, lifecycle_since, safety,
    odometer_m::float8 as odometer_m, odometer_at,
    version, created_at, updated_at`
