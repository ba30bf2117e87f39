import { defineCli } from "#infra/cli"
import { userOperations } from "./cli/users.ts"

export { findAccount, findEnabledAccount, refuseDisabled } from "./cli/accounts.ts"
export { membersOf } from "./cli/users.ts"

export const cli = defineCli({
  topics: { users: "People's accounts." },
  operations: userOperations,
  hints: { EmailTaken: "`motorpool users show` shows the account." },
  notFound: { account: "`motorpool users list` shows the accounts." }
})
