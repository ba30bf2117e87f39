// What the operator's shell may use; no route and no other module imports it.
export { releaseDomains } from "./commands/ReleaseDomains.ts"
export { getSingleSignOn } from "./queries/GetSingleSignOn.ts"
