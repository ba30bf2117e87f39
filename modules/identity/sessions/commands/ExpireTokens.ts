import { record, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import type { TokenKind } from "../../contract/index.ts"
import { OneTimeTokens, type Purpose } from "../../accounts/domain/OneTimeTokens.ts"
import { endAllBut } from "./endSessions.ts"

/** Expires all of a user's tokens of these kinds, sessions included. For operators. */
export const expireTokens = Effect.fn("identity.expireTokens")(function* (
  userId: UserId,
  email: string,
  kinds: ReadonlyArray<TokenKind>
) {
  const purposes = kinds.filter((kind): kind is Purpose => kind !== "session")
  if (kinds.includes("session")) yield* endAllBut(userId, null, "ended_by_operator")
  if (purposes.length > 0) yield* OneTimeTokens.use((tokens) => tokens.removeAll(userId, purposes))
  const details = { kinds: kinds.join(", ") }
  yield* record({ action: "tokens.expired", userId, subject: email, details })
}, transactional)
