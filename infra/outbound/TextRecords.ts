import { Context, Effect, Layer, Option, Schema } from "effect"
import { Resolver } from "node:dns/promises"

/** The name servers did not answer. */
export class TextRecordsUnavailable extends Schema.TaggedError<TextRecordsUnavailable>()(
  "TextRecordsUnavailable",
  {}
) {}

/** Looks up TXT records (RFC 1035), which owners of a domain publish. */
export class TextRecords extends Context.Service<
  TextRecords,
  {
    /** The texts at a name; none if it does not exist. Takes up to ten seconds: call it outside of a transaction. */
    readonly at: (name: string) => Effect.Effect<ReadonlyArray<string>, TextRecordsUnavailable>
  }
>()("infra/TextRecords") {}

interface Options {
  /** Address and port of the name server to ask instead of the system's. */
  readonly server: Option.Option<string>
}

/** How often a server is asked, and for how many milliseconds each time. */
const TRIES = 2
const TIMEOUT = 5_000

const NOT_THERE = ["ENOTFOUND", "ENODATA"]

const isNotThere = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && NOT_THERE.includes(String(cause.code))

export const textRecordsLayer = ({ server }: Options): Layer.Layer<TextRecords> =>
  Layer.succeed(TextRecords, {
    at: Effect.fn("outbound.textRecords")(function* (name: string) {
      // A resolver of its own, so that the answers of one lookup are not those of another's servers.
      const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES })
      if (Option.isSome(server)) resolver.setServers([server.value])
      return yield* Effect.tryPromise({ try: () => resolver.resolveTxt(name), catch: (cause) => cause }).pipe(
        Effect.map((records) => records.map((parts) => parts.join(""))),
        Effect.catch((cause) =>
          isNotThere(cause) ? Effect.succeed<ReadonlyArray<string>>([]) : new TextRecordsUnavailable()
        )
      )
    })
  })
