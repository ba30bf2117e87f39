import { now } from "#kernel"
import { Effect, Option } from "effect"
import { SharedVehiclesChanged } from "../contract/events.ts"
import { type Connection, Connections } from "../domain/Connections.ts"
import { Providers, type ProviderVehicle } from "../domain/Providers.ts"
import { isSame, SharedVehicles, sharedThrough } from "../domain/SharedVehicles.ts"
import { onBehalfOf } from "./inside.ts"
import { about, publish } from "./news.ts"

/**
 * Reads anew what a connection shares, and keeps it; when the provider cannot tell, what it said last stays and
 * that is noted, unless there is no provider to ask in this installation. Answers whether it could be read. The
 * provider is asked outside of any unit of work.
 */
export const readConnection = Effect.fnUntraced(function* (connection: Connection) {
  const provider = Option.getOrUndefined((yield* Providers).find(connection.provider))
  if (provider === undefined) return false
  const began = yield* now
  const told = yield* Effect.option(provider.vehicles(connection.wallet_address))
  const noted = Option.isSome(told) ? keep(connection, began, told.value) : fail(connection, began)
  yield* onBehalfOf(connection)(noted)
  return Option.isSome(told)
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
