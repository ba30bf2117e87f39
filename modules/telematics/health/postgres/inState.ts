import type { SqlClient } from "effect/sql"
import type { StateFilter } from "../queries/StateFilter.ts"

/** Conditions on what has a state, a device and a vehicle. */
export const inState =
  (sql: SqlClient.SqlClient, table: "i" | "f") =>
  ({ isOpen, device, vehicle }: StateFilter) => {
    const of = sql.literal(table)
    return sql`
      ${isOpen === undefined ? sql`` : isOpen ? sql`and ${of}.closed_at is null` : sql`and ${of}.closed_at is not null`}
      ${device === undefined ? sql`` : sql`and ${of}.device_id = ${device}`}
      ${vehicle === undefined ? sql`` : sql`and ${of}.vehicle_id = ${vehicle}`}`
  }
