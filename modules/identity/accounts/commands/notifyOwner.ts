import { DAY, type Mail, Mails, RateLimits, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { languageOf } from "../domain/Account.ts"
import type { Recipient } from "../../mails.ts"
import { Profiles } from "../queries/Profiles.ts"

const ONCE_A_DAY = { times: 1, seconds: DAY }

/** Emails an account's owner what someone else attempted with their address, at most once a day for each kind. */
export const notifyOwner = Effect.fn("identity.notifyOwner")(function* (
  userId: UserId,
  attempted: "sign_up" | "email_change" | "sign_in",
  mail: (to: Recipient) => Mail
) {
  const mails = yield* Mails
  const owner = (yield* Profiles.use((profiles) => profiles.byIds([userId]))).get(userId)
  if (owner === undefined || owner.email === null) return
  const to = { email: owner.email, locale: languageOf(owner) }
  yield* RateLimits.use((limits) => limits.take(`identity.notice.${attempted}`, userId, ONCE_A_DAY)).pipe(
    Effect.andThen(mails.queue(mail(to))),
    Effect.catchTag("TooManyRequests", () => Effect.void)
  )
}, transactional)
