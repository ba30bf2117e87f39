// For the operator's command line; no route and no other module uses it.
export { disableUser } from "./accounts/commands/DisableUser.ts"
export { enableUser } from "./accounts/commands/EnableUser.ts"
export { expireTokens } from "./sessions/commands/ExpireTokens.ts"
export { mailPasswordReset } from "./passwords/commands/MailPasswordReset.ts"
export { openAccount } from "./accounts/commands/OpenAccount.ts"
export { allAccounts, allTokens, oneAccount } from "./accounts/queries/AllAccounts.ts"
export { resetFactors } from "./factors/commands/ResetFactors.ts"
