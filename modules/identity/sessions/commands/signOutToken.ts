import { markedTokens } from "#infra/secrets"
import { SessionId, UserId } from "#kernel"
import { Effect, Option } from "effect"
import type { SessionOwner } from "../domain/SessionFamilies.ts"

const tokens = markedTokens("signOut", "identity.sign-out")

/** Names the session. Nothing is stored for it. */
export const signOutTokenOf = ({ userId, sessionId }: SessionOwner) =>
  tokens.issue(Buffer.from(`${userId} ${sessionId}`))

/** The session that a sign-out token names; none if we did not issue the token. */
export const ownerOfSignOutToken = (token: string) =>
  Effect.map(
    tokens.contentOf(token),
    Option.map((content): SessionOwner => {
      const [userId = "", sessionId = ""] = content.toString().split(" ")
      return { userId: UserId.make(userId), sessionId: SessionId.make(sessionId) }
    })
  )

/** Sign-outs are counted per account. */
export const holderOfSignOutToken = (token: string) =>
  Effect.map(
    ownerOfSignOutToken(token),
    Option.map(({ userId }) => userId)
  )
