import { UserId } from "#kernel"
import { ProviderName } from "#telematics/contract"
import { Option, Schema } from "effect"
import { currentSession } from "../../api/session.ts"
import { local } from "../../api/storage.ts"
import { ATTEMPT_KEY } from "../../api/storageKeys.ts"

/** Binds an attempt to connect to this browser: the server stores only a hash of the secret. */
const Attempt = Schema.fromJsonString(
  Schema.Struct({
    attempt: Schema.String,
    provider: ProviderName,
    userId: UserId
  })
)
type Attempt = typeof Attempt.Type

const read = Schema.decodeUnknownOption(Attempt)

/** Stores an attempt until the user returns from the provider. A newer one replaces it. */
export const saveAttempt = (attempt: string): void => {
  const userId = currentSession()?.user.id
  if (userId === undefined) return
  const saved: Attempt = { attempt, provider: "dimo", userId }
  local.setItem(ATTEMPT_KEY, JSON.stringify(saved))
}

/**
 * The signed-in user's attempt, empty if there is none; another user's is removed. It stays until it was
 * used: any site can open the callback page.
 */
export const ownAttempt = (): string => {
  const saved = Option.getOrUndefined(read(local.getItem(ATTEMPT_KEY)))
  if (saved !== undefined && saved.userId === currentSession()?.user.id) return saved.attempt
  local.removeItem(ATTEMPT_KEY)
  return ""
}

/** Called once it has succeeded, because it works only once. Never removes a newer one. */
export const forgetAttempt = (attempt: string): void => {
  if (ownAttempt() === attempt) local.removeItem(ATTEMPT_KEY)
}
