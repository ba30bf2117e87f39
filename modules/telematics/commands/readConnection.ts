import { now, plus, publish, seconds } from "#kernel"
import { Effect, Option } from "effect"
import { SharedVehiclesChanged } from "../contract/events.ts"
import { type Connection, Connections } from "../domain/Connections.ts"
import { type Provider, Providers, type ProviderVehicle } from "../domain/Providers.ts"
import { isSame, SharedVehicles, sharedThrough } from "../domain/SharedVehicles.ts"
import { onBehalfOf } from "./inside.ts"
import { about } from "./announceDisconnected.ts"

/** Milliseconds for reading all accounts while a user waits. Proxies give up after 60 seconds. */
const LONGEST = seconds(45)

/** The deadline of a request that starts now. */
export const askingEnds = Effect.map(now, (at) => plus(at, LONGEST))

/** The provider's response; a timeout counts as no response. */
const inTime = Effect.fnUntraced(function* (
  { vehicles }: Provider,
  { wallet_address }: Connection,
  left: number
) {
  if (left <= 0) return Option.none()
  return yield* Effect.option(vehicles(wallet_address)).pipe(
    Effect.timeoutOrElse({
      duration: left,
      orElse: () => Effect.as(Effect.logWarning("A provider took too long to respond"), Option.none())
    })
  )
})

/**
 * Reads what a connection shares and stores it. When the provider does not respond by `ends`, the last known data
 * stays and the failure is recorded, unless the provider is not configured. Returns whether it succeeded. The
 * provider is asked outside of a unit of work.
 */
export const readConnection = Effect.fnUntraced(function* (connection: Connection, ends: Date) {
  const provider = yield* Providers.useSync((providers) => providers.find(connection.provider))
  if (Option.isNone(provider)) return false
  const began = yield* now
  const answer = yield* inTime(provider.value, connection, ends.getTime() - began.getTime())
  const noted = Option.isSome(answer) ? keep(connection, began, answer.value) : fail(connection, began)
  yield* onBehalfOf(connection)(noted)
  return Option.isSome(answer)
})

const keep = Effect.fnUntraced(function* (
  connection: Connection,
  began: Date,
  told: ReadonlyArray<ProviderVehicle>
) {
  const connections = yield* Connections
  const held = Option.getOrUndefined(yield* connections.hold(connection, began))
  if (held === undefined) return
  const vehicles = yield* SharedVehicles
  const read = sharedThrough(connection, told)
  const isNew = !isSame(yield* vehicles.through(connection), read)
  if (isNew) yield* vehicles.replace(connection, read)
  yield* connections.note(connection, { read_at: began })
  if (isNew || held.read_at === null || held.read_failed_at !== null)
    yield* publish(new SharedVehiclesChanged(about(connection)))
})

const fail = Effect.fnUntraced(function* (connection: Connection, began: Date) {
  const connections = yield* Connections
  const held = Option.getOrUndefined(yield* connections.hold(connection, began))
  if (held === undefined) return
  yield* connections.note(connection, { read_failed_at: began })
  if (held.read_failed_at === null) yield* publish(new SharedVehiclesChanged(about(connection)))
})
