import type { EmailAddress, UserId } from "#kernel"
import { CommandFailed, Missing } from "#infra/cli"
import { Effect, Option } from "effect"
import { Accounts } from "../index.ts"
import { oneAccount } from "../operator.ts"

/** The account with an email address. */
export const findAccount = Effect.fn("identity.findAccount")(function* (email: EmailAddress) {
  const userId = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (Option.isSome(userId)) return userId.value
  return yield* Effect.fail(
    new Missing(`There is no account ${email}.`, "`motorpool users list` shows the accounts.")
  )
})

/** Fails for a disabled account: no one acts for it or on its behalf. */
export const refuseDisabled = Effect.fn("identity.refuseDisabled")(function* (userId: UserId) {
  const { email, disabled_at } = yield* oneAccount(userId)
  if (disabled_at === null) return userId
  return yield* Effect.fail(
    new CommandFailed(`The account ${email} is disabled.`, `\`motorpool users enable ${email}\` enables it.`)
  )
})

/** The account with an email address, unless it is disabled. */
export const findEnabledAccount = (email: EmailAddress) => Effect.flatMap(findAccount(email), refuseDisabled)
