import { publish, record } from "#kernel"
import { Effect } from "effect"
import { UserSignedUp } from "../../contract/index.ts"
import { type NewAccount, Users } from "../domain/Users.ts"

/** Stores a new account in the current unit of work. */
export const addAccount = Effect.fnUntraced(function* (
  account: NewAccount,
  action: "account.signed_up" | "account.opened"
) {
  const { id, email } = account
  yield* Users.use((users) => users.add(account))
  yield* publish(new UserSignedUp({ userId: id, email }))
  yield* record({ action, userId: id, subject: email })
})
