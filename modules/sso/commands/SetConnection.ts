import { newId, now, transactional, Uuid } from "#kernel"
import { Effect, Option, Schema } from "effect"
import { SecretMissing } from "../contract/errors.ts"
import { ConnectionFields } from "../contract/views.ts"
import { Connections } from "../domain/Connections.ts"
import { IssuerMetadata } from "../domain/IssuerMetadata.ts"
import { noteChange, proven } from "./changing.ts"
import { releaseDomains } from "./ReleaseDomains.ts"
import { seal } from "./secrets.ts"

const fields = Schema.Struct(ConnectionFields)
type Entered = typeof fields.Type

/**
 * Stores the connection. Another issuer gets another id, so that identities of the former one no longer count: the new
 * one could claim them.
 */
const store = Effect.fnUntraced(function* ({ client_secret: entered, ...given }: Entered) {
  const { organizationId } = yield* proven
  const connections = yield* Connections
  const known = Option.getOrUndefined(yield* connections.of(organizationId))
  // Nobody has signed in with another issuer yet: requiring it could lock everyone out.
  if (known !== undefined && known.issuer !== given.issuer) yield* releaseDomains()
  const before = Option.getOrUndefined(yield* connections.lock(organizationId))
  const isSame = before?.issuer === given.issuer
  // The secret of one issuer is never sent to another.
  const stored = isSame ? before.client_secret : undefined
  const secret = entered === undefined ? stored : yield* seal(entered)
  if (secret === undefined) return yield* new SecretMissing()
  const id = isSame ? before.id : yield* newId(Uuid)
  yield* connections.set({
    ...given,
    id,
    organization_id: organizationId,
    client_secret: secret,
    updated_at: yield* now
  })
  yield* noteChange("sso.set_up", given.name)
}, transactional)

/** Sets up the organization's issuer, after it has answered. */
export const setConnection = Effect.fn("sso.setConnection")(function* (entered: Entered) {
  const { organizationId } = yield* transactional(proven)
  yield* IssuerMetadata.use((metadata) => metadata.check(entered.issuer, organizationId))
  yield* store(entered)
})
