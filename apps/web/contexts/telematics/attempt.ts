import { UserId } from "#kernel"
import { ProviderName } from "#telematics/contract"
import { Option, Schema } from "effect"
import { currentSession } from "../../api/session.ts"
import { local } from "../../api/storage.ts"
import { ATTEMPT_KEY } from "../../api/storageKeys.ts"

/** What binds an attempt to connect to this browser: the server keeps only a hash of the secret. */
const Attempt = Schema.fromJsonString(
  Schema.Struct({
    attempt: Schema.String,
    provider: ProviderName,
    userId: UserId
  })
)
type Attempt = typeof Attempt.Type

const read = Schema.decodeUnknownOption(Attempt)

/** Keeps an attempt until its person is back from the provider. A newer one takes its place. */
export const keepAttempt = (attempt: string): void => {
  const userId = currentSession()?.user.id
  if (userId === undefined) return
  const kept: Attempt = { attempt, provider: "dimo", userId }
  local.setItem(ATTEMPT_KEY, JSON.stringify(kept))
}

/**
 * The signed-in person's attempt, empty where there is none; another's is gone with this. It stays until it has
 * led somewhere: any site can open the page that people come back to.
 */
export const ownAttempt = (): string => {
  const kept = Option.getOrUndefined(read(local.getItem(ATTEMPT_KEY)))
  if (kept !== undefined && kept.userId === currentSession()?.user.id) return kept.attempt
  local.removeItem(ATTEMPT_KEY)
  return ""
}

/** To be called once it has worked, which it does no second time. Never a newer one. */
export const forgetAttempt = (attempt: string): void => {
  if (ownAttempt() === attempt) local.removeItem(ATTEMPT_KEY)
}
