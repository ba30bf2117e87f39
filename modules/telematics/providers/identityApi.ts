import { days, now, plus } from "#kernel"
import { Effect, Schema } from "effect"
import type { SharedDeviceView, WalletAddress } from "../contract/index.ts"
import type { ProviderVehicle } from "../connections/domain/Providers.ts"
import { permissionsIn } from "./privileges.ts"
import { request, NoResponse } from "./request.ts"
import type { DimoSettings } from "./DimoSettings.ts"

/** The API's maximum. */
const PAGE = 100

/** The most vehicles read per account. */
const MAX_VEHICLES = 2000

/** The most pages read: twice as many as those vehicles need. */
const MAX_PAGES = (2 * MAX_VEHICLES) / PAGE

/** Grants that end later count as unlimited: DIMO's default is a century. */
const UNLIMITED = days(50 * 365)

const QUERY = `query SharedVehicles($client: Address!, $owner: Address!, $first: Int!, $after: String) {
  vehicles(first: $first, after: $after, filterBy: { privileged: $client, owner: $owner }) {
    nodes {
      tokenId
      owner
      definition { make model year }
      aftermarketDevice { serial imei manufacturer { name } }
      syntheticDevice { tokenId }
      sacd(grantee: $client) { grantee permissions expiresAt }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

// Shown to users and stored, so limited in length and without control characters or lone surrogates.
const Text = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(/^[^\p{Cc}\p{Cs}]*$/u))
const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

// Sent back to the API.
const Cursor = Schema.String.check(Schema.isMaxLength(2000))

const Vehicle = Schema.Struct({
  tokenId: Count,
  owner: Text,
  definition: Schema.NullOr(
    Schema.Struct({
      make: Schema.NullOr(Text),
      model: Schema.NullOr(Text),
      year: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9999 })))
    })
  ),
  aftermarketDevice: Schema.NullOr(
    Schema.Struct({
      serial: Schema.NullOr(Text),
      imei: Schema.NullOr(Text),
      manufacturer: Schema.NullOr(Schema.Struct({ name: Text }))
    })
  ),
  syntheticDevice: Schema.NullOr(Schema.Struct({ tokenId: Count })),
  sacd: Schema.NullOr(Schema.Struct({ grantee: Text, permissions: Text, expiresAt: Schema.DateFromString }))
})
type Vehicle = typeof Vehicle.Type

const Page = Schema.Struct({
  data: Schema.Struct({
    vehicles: Schema.Struct({
      nodes: Schema.Array(Vehicle).check(Schema.isMaxLength(PAGE)),
      pageInfo: Schema.Struct({ hasNextPage: Schema.Boolean, endCursor: Schema.NullOr(Cursor) })
    })
  }),
  // A partial response is no response: a missing vehicle would look as if it were no longer shared.
  errors: Schema.optionalKey(Schema.Array(Schema.Unknown).check(Schema.isMaxLength(0)))
})

type Api = Pick<DimoSettings, "clientId" | "identityUrl"> & { readonly caller: string }

const pageAfter = ({ clientId, identityUrl, caller }: Api, owner: WalletAddress, after: string | null) =>
  request(
    {
      url: identityUrl,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: QUERY, variables: { client: clientId, owner, first: PAGE, after } }),
      repeatable: true,
      caller
    },
    Page
  )

/** Every vehicle of this owner that the API lets us read. */
const allPages = Effect.fnUntraced(function* (api: Api, owner: WalletAddress) {
  const vehicles = new Map<number, Vehicle>()
  const seen = new Set<string>()
  let after: string | null = null
  while (vehicles.size < MAX_VEHICLES) {
    const answer: typeof Page.Type = yield* pageAfter(api, owner, after)
    const { nodes, pageInfo } = answer.data.vehicles
    for (const vehicle of nodes) vehicles.set(vehicle.tokenId, vehicle)
    if (!pageInfo.hasNextPage) return [...vehicles.values()]
    after = pageInfo.endCursor
    // Pages that repeat or never add a vehicle would loop forever.
    if (after === null || seen.has(after)) return yield* new NoResponse()
    seen.add(after)
    if (seen.size === MAX_PAGES) return yield* new NoResponse()
  }
  yield* Effect.logWarning("An account shares more vehicles than the limit", { read: MAX_VEHICLES })
  return [...vehicles.values()].slice(0, MAX_VEHICLES)
})

const devicesOf = ({ aftermarketDevice, syntheticDevice }: Vehicle): ReadonlyArray<SharedDeviceView> => [
  ...(aftermarketDevice === null
    ? []
    : [
        {
          kind: "aftermarket" as const,
          serial: aftermarketDevice.serial,
          imei: aftermarketDevice.imei,
          manufacturer: aftermarketDevice.manufacturer?.name ?? null
        }
      ]),
  ...(syntheticDevice === null
    ? []
    : [{ kind: "synthetic" as const, serial: null, imei: null, manufacturer: null }])
]

const shownAs = (
  vehicle: Vehicle,
  { permissions, expiresAt }: NonNullable<Vehicle["sacd"]>,
  at: Date
): ProviderVehicle => ({
  externalId: String(vehicle.tokenId),
  make: vehicle.definition?.make ?? null,
  model: vehicle.definition?.model ?? null,
  year: vehicle.definition?.year ?? null,
  devices: devicesOf(vehicle),
  permissions: permissionsIn(permissions),
  accessEndsAt: expiresAt > plus(at, UNLIMITED) ? null : expiresAt
})

/** The vehicles that a wallet owns and has shared with us until a time in the future, newest first. */
export const sharedVehicles = Effect.fn("telematics.askForVehicles")(function* (
  api: Api,
  owner: WalletAddress
) {
  const grantee = api.clientId.toLowerCase()
  const vehicles = yield* allPages(api, owner)
  const at = yield* now
  return vehicles
    .filter((vehicle) => vehicle.owner.toLowerCase() === owner)
    .flatMap((vehicle) =>
      vehicle.sacd?.grantee.toLowerCase() === grantee && vehicle.sacd.expiresAt > at
        ? [shownAs(vehicle, vehicle.sacd, at)]
        : []
    )
})
