import { now, type OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { MAX_VEHICLE_SUGGESTIONS } from "../../contract/vehiclesTogether.ts"
import { ListedVehicle, type VehicleFilter, VehicleList } from "../queries/VehicleList.ts"
import { detailing, listing } from "./listing.ts"
import { selecting } from "./selecting.ts"

const DETAILS = [
  "availability",
  "held_as",
  "held_until",
  "overdue",
  "location",
  "group",
  "driver",
  "photo_file"
] as const
const vehicles = rowsOf(ListedVehicle.mapFields(Struct.omit(DETAILS)))
const details = rowsOf(ListedVehicle.mapFields(Struct.pick(["id", ...DETAILS])))
/** Of a vehicle that was deleted since its row was read. */
const NO_DETAILS = {
  availability: "available",
  held_as: null,
  held_until: null,
  overdue: false,
  location: null,
  group: null,
  driver: null,
  photo_file: null
} as const
const tags = rowsOf(Schema.Struct({ tag: Schema.String, vehicles: Schema.Int }))
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

export const VehicleListLive = Layer.effect(
  VehicleList,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const directory = yield* OrganizationDirectory
    const selection = selecting(sql)
    const pageOf = listing(sql)
    const detailsOf = detailing(sql)
    const zoneFor = (organizationId: OrganizationId, { due, documents }: VehicleFilter) =>
      due === undefined && documents === undefined
        ? Effect.succeed("UTC")
        : directory
            .settingsOf(organizationId)
            .pipe(Effect.map(Option.match({ onNone: () => "UTC", onSome: ({ time_zone }) => time_zone })))
    const asOf = Effect.fnUntraced(function* (organizationId: OrganizationId, filter: VehicleFilter) {
      return { at: yield* now, timeZone: yield* zoneFor(organizationId, filter) }
    })
    return VehicleList.of({
      page: Effect.fnUntraced(function* (organizationId, filter, sort, page) {
        const moment = yield* asOf(organizationId, filter)
        const rows = yield* vehicles(pageOf(organizationId, filter, sort, page, moment))
        if (rows.length === 0) return []
        const ids = rows.map(({ id }) => id)
        const detailsById = new Map(
          (yield* details(detailsOf(organizationId, ids, moment.at))).map((detail) => [detail.id, detail])
        )
        return rows.map((row) => ({ ...row, ...(detailsById.get(row.id) ?? NO_DETAILS) }))
      }),
      count: (organizationId, filter) =>
        asOf(organizationId, filter).pipe(
          Effect.flatMap((moment) =>
            counts(sql`select count(*)::int as count ${selection(organizationId, filter, moment)}`)
          ),
          Effect.map(([row]) => row?.count ?? 0)
        ),
      tags: (organizationId: OrganizationId) =>
        tags(sql`
          select tag, count(*)::int as vehicles from fleet.vehicles cross join unnest(tags) as tag
          where organization_id = ${organizationId} and tags <> '{}'
          group by tag order by vehicles desc, tag limit ${MAX_VEHICLE_SUGGESTIONS}`)
    })
  })
)
