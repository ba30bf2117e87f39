import { arrayText } from "#infra/postgres"
import type { SqlClient, Statement } from "effect/sql"
import type { Look } from "../queries/Positions.ts"

type Fragment = Statement.Fragment

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

/**
 * Conditions on what a viewer may see, for expressions of a vehicle and an instant in a statement. Everything that returns
 * places uses them, so that what is hidden never leaves the database.
 */
export const masking = (sql: SqlClient.SqlClient) => {
  /** When the viewer had vehicles. */
  const having = ({ viewer: { own } }: Look) => sql`
    unnest(${arrayText(own.map(({ vehicle_id }) => vehicle_id))}::uuid[],
      ${arrayText(own.map(({ from }) => textOf(from)))}::timestamptz[],
      ${arrayText(own.map(({ until }) => textOf(until)))}::timestamptz[]) as o (vehicle_id, from_at, until_at)`
  /** The private drives of others. */
  const privateDrives = ({ organizationId, viewer }: Look, vehicle: string | Fragment) => sql`
    telematics.drive_purposes private
    where private.organization_id = ${organizationId} and private.vehicle_id = ${vehicle}
      and private.purpose = 'private' and private.user_id is distinct from ${viewer.userId}::uuid`
  /** Whether the viewer had the vehicle then. */
  const isOwn = (look: Look, vehicle: string, at: string) =>
    look.viewer.own.length === 0
      ? sql`false`
      : sql`exists (
          select from ${having(look)}
          where o.vehicle_id = ${sql.literal(vehicle)} and o.from_at <= ${sql.literal(at)}
            and (o.until_at is null or ${sql.literal(at)} < o.until_at))`
  /** Whether someone else drove it privately then. */
  const isPrivate = (look: Look, vehicle: string, at: string) => sql`exists (
    select from ${privateDrives(look, sql.literal(vehicle))} and private.period @> ${sql.literal(at)})`
  return {
    isOwn,
    isPrivate,
    /**
     * Whether the viewer may see where a vehicle was then, given whether vehicles are tracked at that time. What it did
     * before and after they had it is not for drivers.
     */
    isSeen: (look: Look, vehicle: string, at: string, isTracked: Fragment) => sql`(
      not ${isPrivate(look, vehicle, at)}
      and (${isOwn(look, vehicle, at)} ${look.viewer.seesAll ? sql`or ${isTracked}` : sql``}))`,
    /**
     * When the viewer may see one vehicle, for a period: within the hours in which vehicles are tracked or while the
     * viewer had it, and not while someone else drove it privately. Drivers: only while they had it.
     */
    seen: (look: Look, vehicleId: string, from: string, until: string) => sql`(
      ${
        look.viewer.seesAll
          ? sql`coalesce(telematics.tracked_times((
              select t.tracked_hours from telematics.tracking_settings t
              where t.organization_id = ${look.organizationId}
            ), ${look.timeZone}, ${sql.literal(from)}, ${sql.literal(until)}), '{(,)}')`
          : sql`'{}'::tstzmultirange`
      }
      + coalesce((
        select range_agg(tstzrange(o.from_at, o.until_at)) from ${having(look)}
        where o.vehicle_id = ${vehicleId}::uuid and (o.until_at is null or o.until_at > o.from_at)), '{}')
      - coalesce((select range_agg(private.period) from ${privateDrives(look, vehicleId)}), '{}'))`
  }
}
