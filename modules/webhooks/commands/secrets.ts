import { Secrets } from "#infra/secrets"
import { Effect } from "effect"
import { Receivers } from "../domain/Receivers.ts"
import type { SealedSecrets } from "../domain/WebhookEndpoints.ts"

const PURPOSE = "webhooks.secret"

/** A new secret, and the same sealed. */
export const newSecret = Effect.gen(function* () {
  const secret = yield* Receivers.use((receivers) => receivers.newSecret)
  return { secret, sealed: yield* Secrets.useSync(({ seal }) => seal(PURPOSE, secret)) }
})

const opened = (sealed: string) => Effect.orDie(Secrets.use(({ openText }) => openText(PURPOSE, sealed)))

/** The secrets that sign at an instant, newest first. */
export const signingSecrets = Effect.fnUntraced(function* (
  { secret, previous_secret, previous_secret_until }: SealedSecrets,
  at: Date
) {
  const isOverlapping = previous_secret_until !== null && previous_secret_until > at
  const sealed = previous_secret !== null && isOverlapping ? [secret, previous_secret] : [secret]
  return yield* Effect.forEach(sealed, opened)
})

/** The same secrets, sealed with the newest key; undefined if they already are. One that no longer signs is dropped. */
export const resealed = Effect.fnUntraced(function* (before: SealedSecrets, at: Date) {
  const { seal, isNewest } = yield* Secrets
  const { secret, previous_secret, previous_secret_until } = before
  const isOver = previous_secret_until !== null && previous_secret_until <= at
  const isNew = isNewest(secret) && (previous_secret === null || isNewest(previous_secret))
  if (isNew && !isOver) return undefined
  const [first = "", second] = yield* signingSecrets(before, at)
  return {
    secret: seal(PURPOSE, first),
    previous_secret: second === undefined ? null : seal(PURPOSE, second),
    previous_secret_until: second === undefined ? null : previous_secret_until
  } satisfies SealedSecrets
})
