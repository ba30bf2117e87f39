// For the operator's command line; no route and no other module uses it.
export { disableUser } from "./commands/DisableUser.ts"
export { enableUser } from "./commands/EnableUser.ts"
export { expireTokens } from "./commands/ExpireTokens.ts"
export { mailPasswordReset } from "./commands/MailPasswordReset.ts"
export { openAccount } from "./commands/OpenAccount.ts"
export { allAccounts, allTokens, oneAccount } from "./queries/AllAccounts.ts"
