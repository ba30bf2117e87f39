import { Context, Effect, Layer } from "effect"
import { lookup } from "node:dns/promises"
import { isIP } from "node:net"

/** Looks up hosts that users entered. */
export class HostResolver extends Context.Service<
  HostResolver,
  {
    /** The addresses of a host, in the order in which to try them; none if it does not exist. */
    readonly addressesOf: (host: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()("infra/HostResolver") {}

/** As every other program on this machine looks up hosts. */
export const HostResolverLive = Layer.succeed(HostResolver, {
  addressesOf: (host) =>
    isIP(host) > 0
      ? Effect.succeed([host])
      : Effect.tryPromise(() => lookup(host, { all: true })).pipe(
          Effect.map((found) => found.map(({ address }) => address)),
          Effect.orElseSucceed(() => [])
        )
})
