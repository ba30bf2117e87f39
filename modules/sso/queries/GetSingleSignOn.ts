import { permitted, transactional } from "#kernel"
import { Effect, Option } from "effect"
import type { ConnectionView } from "../contract/views.ts"
import { type Connection, Connections } from "../domain/Connections.ts"
import { Domains, viewOf } from "../domain/Domains.ts"

const shown = ({ id, name, issuer, client_id, updated_at }: Connection): ConnectionView => ({
  id,
  name,
  issuer,
  client_id,
  updated_at
})

/** The organization's issuer without its secret, and its domains. */
export const getSingleSignOn = Effect.fn("sso.getSingleSignOn")(function* () {
  const { organizationId } = yield* permitted("organization.secure")
  const connection = Option.getOrUndefined(yield* Connections.use((all) => all.of(organizationId)))
  const domains = yield* Domains.use((all) => all.all(organizationId))
  return {
    connection: connection === undefined ? null : shown(connection),
    domains: domains.map(viewOf)
  }
}, transactional)
