import { now, plus, publish, seconds } from "#kernel"
import { Effect, Option } from "effect"
import { SharedVehiclesChanged } from "../../contract/events.ts"
import { type Connection, Connections } from "../domain/Connections.ts"
import { type Provider, Providers, type ProviderVehicle } from "../domain/Providers.ts"
import { ProviderReadings } from "../domain/ProviderReadings.ts"
import { isSame, SharedVehicles, sharedOtherwise, sharedThrough } from "../domain/SharedVehicles.ts"
import { addSharedDevices } from "./addSharedDevices.ts"
import { onBehalfOf } from "./inside.ts"
import { about } from "./announceDisconnected.ts"

/** Milliseconds for reading all accounts while a user waits. Proxies time out after 60 seconds. */
const TIMEOUT = seconds(45)

/** The deadline of a request that starts now. */
export const readDeadline = Effect.map(now, (at) => plus(at, TIMEOUT))

/** The provider's response; a timeout counts as no response. */
const readWithin = Effect.fnUntraced(function* (
  { vehicles }: Provider,
  { wallet_address, organization_id }: Connection,
  remaining: number
) {
  if (remaining <= 0) return Option.none()
  return yield* Effect.option(vehicles(wallet_address, organization_id)).pipe(
    Effect.timeoutOrElse({
      duration: remaining,
      orElse: () => Effect.as(Effect.logWarning("A provider took too long to respond"), Option.none())
    })
  )
})

/**
 * Reads what a connection shares and stores it. When the provider does not respond by `deadline`, the last known data
 * stays and the failure is recorded, unless the provider is not configured. Returns whether it succeeded. The
 * provider is called outside of a unit of work.
 */
export const readConnection = Effect.fnUntraced(function* (connection: Connection, deadline: Date) {
  const provider = yield* Providers.useSync((providers) => providers.find(connection.provider))
  if (Option.isNone(provider)) return false
  const began = yield* now
  const response = yield* readWithin(provider.value, connection, deadline.getTime() - began.getTime())
  const outcome = Option.isSome(response)
    ? store(connection, began, response.value)
    : recordFailure(connection, began)
  yield* onBehalfOf(connection)(outcome)
  return Option.isSome(response)
})

const store = Effect.fnUntraced(function* (
  connection: Connection,
  began: Date,
  vehicles: ReadonlyArray<ProviderVehicle>
) {
  const connections = yield* Connections
  const stored = Option.getOrUndefined(yield* connections.lock(connection, began))
  if (stored === undefined) return
  const sharedVehicles = yield* SharedVehicles
  const read = sharedThrough(connection, vehicles)
  const before = yield* sharedVehicles.through(connection)
  const hasChanged = !isSame(before, read)
  if (hasChanged) {
    yield* sharedVehicles.replace(connection, read)
    yield* ProviderReadings.use((readings) =>
      readings.readAgain(connection.organization_id, sharedOtherwise(before, read))
    )
  }
  yield* addSharedDevices(connection.organization_id, read)
  yield* connections.note(connection, { read_at: began })
  if (hasChanged || stored.read_at === null || stored.read_failed_at !== null)
    yield* publish(new SharedVehiclesChanged(about(connection)))
})

const recordFailure = Effect.fnUntraced(function* (connection: Connection, began: Date) {
  const connections = yield* Connections
  const stored = Option.getOrUndefined(yield* connections.lock(connection, began))
  if (stored === undefined) return
  yield* connections.note(connection, { read_failed_at: began })
  if (stored.read_failed_at === null) yield* publish(new SharedVehiclesChanged(about(connection)))
})
