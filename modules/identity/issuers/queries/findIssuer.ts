import { Effect } from "effect"
import { INSTALLATION } from "../domain/Issuer.ts"
import { InstallationIssuer } from "../domain/Issuers.ts"
import { OrganizationIssuers } from "./OrganizationIssuers.ts"

/** The issuer with this name, if it may be used now. */
export const findIssuer = Effect.fnUntraced(function* (connection: string) {
  if (connection === INSTALLATION) return yield* InstallationIssuer
  return yield* OrganizationIssuers.use((issuers) => issuers.find(connection))
})
