import { type EmailAddress, Ids, type Mail, Mails, now, type UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { OneTimeTokens, type Purpose } from "../domain/OneTimeTokens.ts"
import { newLinkToken } from "./linkToken.ts"

interface Link {
  /** A second link with the same id sends no email. Reactions use the event's id. */
  readonly id?: string
  readonly userId: UserId
  readonly purpose: Purpose
  readonly email: EmailAddress
  readonly mail: (token: string) => Mail
}

/** Emails a link with a new one-time token, of which the database stores only the hash. */
export const mailLink = Effect.fnUntraced(function* ({ id, userId, purpose, email, mail }: Link) {
  const tokens = yield* OneTimeTokens
  const ids = yield* Ids
  const token = yield* newLinkToken
  const added = yield* tokens.add({
    id: id ?? (yield* ids.next),
    hash: hashToken(token),
    userId,
    purpose,
    email,
    at: yield* now
  })
  if (added) yield* Mails.use((mails) => mails.queue(mail(token)))
})
