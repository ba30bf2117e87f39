import { Cached, now, type OrganizationId } from "#kernel"
import { changesIn, remembering, rowOf, sharing } from "#infra/postgres"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { FLEET_NUMBER_NAMES, FLEET_NUMBERS, FleetNumbers as Numbers } from "../../contract/numbers.ts"
import { CountVehicles } from "../../contract/vehicleList.ts"
import { selecting } from "../../vehicles/postgres/selecting.ts"
import type { AsOf } from "../../vehicles/postgres/takenNow.ts"
import { filterOf } from "../../vehicles/queries/VehicleList.ts"
import { FleetNumbers } from "../queries/FleetNumbers.ts"

const numbers = rowOf(Numbers)
const counts = rowOf(Schema.Struct({ changes: Schema.String }))

/** For so many organizations, a process remembers the numbers: less than 1 kB each. */
const MOST = 2000
const MINUTE = 60_000

const decodeFilter = Schema.decodeUnknownSync(CountVehicles.query)
const FILTERS = FLEET_NUMBER_NAMES.map((name) => [name, filterOf(decodeFilter(FLEET_NUMBERS[name]))] as const)

export const FleetNumbersLive = Layer.effect(
  FleetNumbers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const directory = yield* OrganizationDirectory
    const selection = selecting(sql)
    const remembered = remembering<Cached<Numbers>>(MOST)
    // After a change, everyone who shows the numbers reads them again at the same time.
    const once = sharing<Cached<Numbers>>()

    const changes = (organizationId: OrganizationId) =>
      Effect.map(
        counts(sql`select ${changesIn(sql, "fleet", organizationId)}::text as changes`),
        (row) => Option.getOrThrow(row).changes
      )
    const timeZone = (organizationId: OrganizationId) =>
      Effect.map(
        directory.settingsOf(organizationId),
        Option.match({ onNone: () => "UTC", onSome: ({ time_zone }) => time_zone })
      )
    const count = (organizationId: OrganizationId, asOf: AsOf) =>
      Effect.map(
        numbers(
          sql`select ${sql.csv(
            FILTERS.map(
              ([name, filter]) =>
                sql`(select count(*)::int ${selection(organizationId, filter, asOf)}) as ${sql(name)}`
            )
          )}`
        ),
        (row) => new Cached(Option.getOrThrow(row))
      )

    return FleetNumbers.of({
      read: Effect.fnUntraced(function* (organizationId) {
        const at = yield* now
        const [seen, zone] = yield* Effect.all([changes(organizationId), timeZone(organizationId)], {
          concurrency: "unbounded"
        })
        const state = `${seen} ${zone} ${Math.floor(at.getTime() / MINUTE)}`
        const known = remembered.find(organizationId, state)
        if (known !== undefined) return known
        return yield* once(
          `${organizationId} ${state}`,
          Effect.map(count(organizationId, { at, timeZone: zone }), (counted) =>
            remembered.store(organizationId, state, counted)
          )
        )
      })
    })
  })
)
