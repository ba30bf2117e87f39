import { now, orNotFound, transactional } from "#kernel"
import { newSecret, newToken } from "#infra/secrets"
import { Effect } from "effect"
import type { IssuerPurpose } from "../../contract/index.ts"
import { Attempts, type Attempt, type Starter } from "../domain/Attempts.ts"
import { IssuerServers } from "../domain/Issuers.ts"
import { findIssuer } from "../queries/findIssuer.ts"

const random = Effect.sync(() => Buffer.from(newSecret()).toString("base64url"))
const browserSecret = Effect.sync(() => newToken("oneTime"))

const store = Effect.fnUntraced(function* (attempt: Attempt, browser: string) {
  yield* Attempts.use((attempts) => attempts.start(attempt, browser))
}, transactional)

/** Sends a browser to an issuer: where to, and the secret that it must keep until it returns. */
export const depart = Effect.fnUntraced(function* (
  connection: string,
  purpose: IssuerPurpose,
  starter: Starter | null
) {
  const issuer = yield* findIssuer(connection).pipe(orNotFound("sign-in service"))
  const challenge = { state: yield* random, nonce: yield* random, verifier: yield* random }
  const startedAt = yield* now
  const url = yield* IssuerServers.use((servers) => servers.depart(issuer, challenge, purpose === "prove"))
  const browser = yield* browserSecret
  yield* store({ connection, issuer: issuer.issuer, purpose, starter, challenge, startedAt }, browser)
  return { url, browser }
})
