import { CurrentPerson, orFail, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { type IssuerView, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Identities } from "../domain/Identities.ts"
import { OrganizationIssuers } from "./OrganizationIssuers.ts"
import { listIssuers } from "./ListIssuers.ts"

/** The identities that are connected to the person's account, and the services that are not. */
export const listIdentities = Effect.fn("identity.listIdentities")(function* () {
  const { userId } = yield* CurrentPerson
  const items = yield* Identities.use((identities) => identities.list(userId))
  const { items: everyones } = yield* listIssuers()
  const account = yield* Users.use((users) => users.find(userId)).pipe(orFail(() => new SessionEnded()))
  const own = yield* OrganizationIssuers.use((issuers) => issuers.of(account.email))
  const all: ReadonlyArray<IssuerView> = [
    ...everyones,
    ...Option.toArray(own).map(({ connection, name }) => ({ connection, name }))
  ]
  const connected = new Set(items.map(({ connection }) => connection))
  return {
    items,
    available: all.filter(({ connection }) => !connected.has(connection))
  }
}, transactional)
