import { type Member, now, orFail, publish, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { ConnectionAttemptInvalid, ProviderUnavailable, TokenRefused } from "../../contract/errors.ts"
import { ProviderConnected } from "../../contract/events.ts"
import type { ProviderName, Returned } from "../../contract/index.ts"
import { type Attempt, Attempts, proofIn } from "../domain/Attempts.ts"
import { type Connection, Connections } from "../domain/Connections.ts"
import { type ProvenAccount, Providers } from "../domain/Providers.ts"
import { connectingMember, inside, onBehalfOf } from "./inside.ts"
import { about, recordConnection, announceDisconnected } from "./announceDisconnected.ts"
import { readDeadline, readConnection } from "./readConnection.ts"
import { takeAttempt } from "./takeAttempt.ts"

/**
 * Completes a connection with the provider's response. The attempt is consumed first, then the provider proves
 * whose account it is, then the connection is stored. Reading the shared vehicles comes last; when that fails, the
 * connection itself still succeeds.
 */
export const completeConnection = Effect.fn("telematics.completeConnection")(function* (
  name: ProviderName,
  returned: Returned
) {
  const deadline = yield* readDeadline
  const attempt = yield* takeAttempt(name, returned)
  const provider = yield* Providers.useSync((providers) => providers.find(name)).pipe(
    orFail(() => new ProviderUnavailable({ what: "exchange" }))
  )
  const account = yield* provider.complete(returned, attempt)
  const connection = yield* connect(attempt, returned, account)
  yield* readConnection(connection, deadline)
  return {
    organization_id: connection.organization_id,
    message: "DIMO account connected successfully"
  }
})

/** While waiting for the provider, the user may have left, signed out or lost the permission. */
const connect = Effect.fnUntraced(function* (attempt: Attempt, returned: Returned, account: ProvenAccount) {
  const member = yield* connectingMember(attempt.organizationId).pipe(
    orFail(() => new ConnectionAttemptInvalid())
  )
  const isClaimed = yield* Attempts.use(({ claim }) =>
    claim(member.userId, proofIn(returned), account.expiresAt)
  )
  if (!isClaimed) return yield* new TokenRefused()
  return yield* inside(member)(store(member, attempt, account))
}, transactional)

const store = Effect.fnUntraced(function* (member: Member, { provider }: Attempt, account: ProvenAccount) {
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
  // The organization that the previous connection served is notified.
  if (previous !== undefined && previous.organization_id !== member.organizationId)
    yield* onBehalfOf(previous)(announceDisconnected(previous))
  yield* publish(new ProviderConnected(about(connection)))
  yield* recordConnection("provider.connected", connection)
  return connection
})
