import { type EmailAddress, newId, now, UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import type { Attempt } from "../domain/guesses.ts"
import { KnownOrigins } from "../domain/KnownOrigins.ts"
import { networkDigest, textOf } from "./rememberOrigin.ts"

interface Given {
  readonly email: EmailAddress
  readonly device_token?: string
}

/** The account of an address, and what is known about this attempt to sign in to it. An address without one gets a new id. */
export const attemptOf = Effect.fnUntraced(function* ({ email, device_token = "" }: Given) {
  const device = hashToken(device_token)
  const network = yield* networkDigest()
  const at = yield* now
  const { userId, ...known } = yield* KnownOrigins.use((origins) =>
    origins.standingOf(email, { device, network }, at)
  )
  const attempt: Attempt = { email, device: textOf(device), network: textOf(network), ...known }
  return { userId: userId ?? (yield* newId(UserId)), attempt }
})
