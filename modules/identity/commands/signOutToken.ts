import { SessionId, UserId } from "#kernel"
import { bytesOfToken, Secrets, tokenFrom } from "#infra/secrets"
import { Effect, Option } from "effect"
import type { SessionOwner } from "../domain/SessionFamilies.ts"

const PURPOSE = "identity.sign-out"
const MAC_LENGTH = 32

/** Names the session, authenticated with our key. Nothing is stored for it. */
export const signOutTokenOf = Effect.fnUntraced(function* ({ userId, sessionId }: SessionOwner) {
  const name = Buffer.from(`${userId} ${sessionId}`)
  const mac = yield* Secrets.useSync((secrets) => secrets.mac(PURPOSE, name))
  return tokenFrom("signOut", Buffer.concat([mac, name]))
})

/** The session that a sign-out token names; none if we did not issue the token. */
export const ownerOfSignOutToken = Effect.fnUntraced(function* (token: string) {
  const bytes = Buffer.from(bytesOfToken("signOut", token))
  const name = bytes.subarray(MAC_LENGTH)
  const isOurs = yield* Secrets.useSync((secrets) =>
    secrets.macMatches(PURPOSE, name, bytes.subarray(0, MAC_LENGTH))
  )
  if (!isOurs) return Option.none<SessionOwner>()
  const [userId = "", sessionId = ""] = name.toString().split(" ")
  return Option.some<SessionOwner>({ userId: UserId.make(userId), sessionId: SessionId.make(sessionId) })
})
