import { minutes } from "#kernel"
import { Effect, Redacted, Schema } from "effect"
import type { DimoSettings } from "./DimoSettings.ts"
import { Jwt, requestWithToken } from "./request.ts"
import type { Token } from "./tokens.ts"

/** Tokens of vehicles are valid for ten minutes. */
const LASTS = minutes(9)

const Answer = Schema.Struct({ token: Jwt })

/** What a token of a vehicle is for. */
export interface TokenScope {
  readonly externalId: string
  readonly privileges: ReadonlyArray<string>
  readonly caller: string
}

/** Exchanges the license's token for one of a vehicle. Fails with AccessLost if any of the privileges is missing. */
export const vehicleToken = Effect.fn("telematics.vehicleToken")(function* (
  { tokenExchangeUrl, vehicles }: Pick<DimoSettings, "tokenExchangeUrl" | "vehicles">,
  developer: Redacted.Redacted,
  { externalId, privileges, caller }: TokenScope
) {
  const { token } = yield* requestWithToken(
    {
      url: `${tokenExchangeUrl}/v1/tokens/exchange`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ asset: `${vehicles}:${externalId}`, permissions: privileges }),
      repeatable: true,
      // A refused token is answered with plain text.
      isMislabelled: true,
      caller
    },
    developer,
    Answer
  )
  return { text: Redacted.make(token), lasts: LASTS } satisfies Token
})
