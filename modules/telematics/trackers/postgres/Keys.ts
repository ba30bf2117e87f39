import { OrganizationId } from "#kernel"
import { rowOf } from "#infra/postgres"
import { hashToken } from "#infra/secrets"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DeviceId, ForwarderId } from "../../contract/ids.ts"
import { Keys } from "../domain/Keys.ts"

const device = rowOf(Schema.Struct({ organizationId: OrganizationId, deviceId: DeviceId }))
const forwarder = rowOf(Schema.Struct({ organizationId: OrganizationId, forwarderId: ForwarderId }))

/** About 10 MB. */
const MOST_REMEMBERED = 50_000

/** Looks a key up once, and remembers whose it is. */
const remembered = <A>(lookUp: (key: string) => Effect.Effect<Option.Option<A>>) => {
  const known = new Map<string, A>()
  return {
    find: (key: string, knownOnly: boolean): Effect.Effect<Option.Option<A>> => {
      const owner = known.get(key)
      if (owner !== undefined) return Effect.succeed(Option.some(owner))
      if (knownOnly) return Effect.succeed(Option.none())
      return Effect.tap(lookUp(key), (result) =>
        Effect.sync(() => {
          if (Option.isNone(result)) return
          known.set(key, result.value)
          const [oldest] = known.keys()
          if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
        })
      )
    },
    forget: (key: string): void => void known.delete(key)
  }
}

export const KeysLive = Layer.effect(
  Keys,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const devices = remembered((key) =>
      device(sql`
        select organization_id as "organizationId", device_id as "deviceId"
        from telematics.device_by_key(${hashToken(key)})`)
    )
    const forwarders = remembered((token) =>
      forwarder(sql`
        select organization_id as "organizationId", forwarder_id as "forwarderId"
        from telematics.forwarder_by_token(${hashToken(token)})`)
    )
    return Keys.of({
      device: devices.find,
      forwarder: forwarders.find,
      forget: (key) => {
        devices.forget(key)
        forwarders.forget(key)
      }
    })
  })
)
