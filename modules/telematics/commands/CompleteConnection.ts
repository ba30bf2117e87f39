import { type Member, now, orFail, publish, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { ConnectionAttemptInvalid, ProviderUnavailable, TokenRefused } from "../contract/errors.ts"
import { ProviderConnected } from "../contract/events.ts"
import type { ProviderName, Returned } from "../contract/index.ts"
import { type Attempt, Attempts, proofIn } from "../domain/Attempts.ts"
import { type Connection, Connections } from "../domain/Connections.ts"
import { type ProvenAccount, Providers } from "../domain/Providers.ts"
import { connectingMember, inside, onBehalfOf } from "./inside.ts"
import { about, recordConnection, announceDisconnected } from "./announceDisconnected.ts"
import { askingEnds, readConnection } from "./readConnection.ts"
import { takeAttempt } from "./takeAttempt.ts"

/**
 * Finishes connecting with what the provider sent back. The attempt is used up first, then the provider proves
 * whose account it is, then the record is made; what the account shares is read at once, and a failure of that
 * is not one of connecting.
 */
export const completeConnection = Effect.fn("telematics.completeConnection")(function* (
  name: ProviderName,
  returned: Returned
) {
  const ends = yield* askingEnds
  const attempt = yield* takeAttempt(name, returned)
  const provider = yield* Providers.useSync((providers) => providers.find(name)).pipe(
    orFail(() => new ProviderUnavailable({ what: "exchange" }))
  )
  const account = yield* provider.complete(returned, attempt)
  const connection = yield* connect(attempt, returned, account)
  yield* readConnection(connection, ends)
  return {
    organization_id: connection.organization_id,
    message: "DIMO account connected successfully"
  }
})

/** While the provider was asked, the person may have left or been signed out, or become someone who may not connect. */
const connect = Effect.fnUntraced(function* (attempt: Attempt, returned: Returned, account: ProvenAccount) {
  const member = yield* connectingMember(attempt.organizationId).pipe(
    orFail(() => new ConnectionAttemptInvalid())
  )
  const isTheirs = yield* Attempts.use(({ claim }) =>
    claim(member.userId, proofIn(returned), account.expiresAt)
  )
  if (!isTheirs) return yield* new TokenRefused()
  return yield* inside(member)(keep(member, attempt, account))
}, transactional)

const keep = Effect.fnUntraced(function* (member: Member, { provider }: Attempt, account: ProvenAccount) {
  const connection: Connection = {
    provider,
    user_id: member.userId,
    organization_id: member.organizationId,
    wallet_address: account.walletAddress,
    expires_at: account.expiresAt,
    connected_at: yield* now,
    read_at: null,
    read_failed_at: null
  }
  const previous = Option.getOrUndefined(
    yield* Connections.use((connections) => connections.replace(connection))
  )
  // The organization that the person's connection served before hears that it ended.
  if (previous !== undefined && previous.organization_id !== member.organizationId)
    yield* onBehalfOf(previous)(announceDisconnected(previous))
  yield* publish(new ProviderConnected(about(connection)))
  yield* recordConnection("provider.connected", connection)
  return connection
})
