import { domainOf } from "#kernel"
import { type Issuer, OrganizationIssuers } from "#identity"
import { rowOf } from "#infra/postgres"
import { Secrets } from "#infra/secrets"
import { Effect, Layer, Option, Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CLIENT_SECRET } from "../domain/Connections.ts"

const withDomains = rowOf(
  Schema.Struct({
    name: Schema.String,
    issuer: Schema.String,
    client_id: Schema.String,
    client_secret: Schema.String,
    domains: Schema.Array(Schema.String)
  })
)
const ofDomain = rowOf(
  Schema.Struct({ connection: Schema.String, name: Schema.String, required: Schema.Boolean })
)
const decodeId = Schema.decodeUnknownOption(Schema.String.check(Schema.isUUID()))

/** What sign-in asks before anyone is known. */
export const OrganizationIssuersLive = Layer.effect(
  OrganizationIssuers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { openText } = yield* Secrets
    return OrganizationIssuers.of({
      find: Effect.fnUntraced(function* (connection) {
        if (Option.isNone(decodeId(connection))) return Option.none<Issuer>()
        const row = Option.getOrUndefined(
          yield* withDomains(sql`select * from sso.connection(${connection}::uuid)`)
        )
        if (row === undefined) return Option.none<Issuer>()
        const { name, issuer, client_id: clientId, client_secret: sealed, domains } = row
        // Without its key in SECRET_KEY the secret has to be entered again.
        const secret = yield* Effect.option(openText(CLIENT_SECRET, sealed))
        return Option.map(secret, (text): Issuer => ({
          connection,
          name,
          issuer,
          clientId,
          clientSecret: Redacted.make(text),
          domains
        }))
      }),
      of: (email) => ofDomain(sql`select * from sso.of_domain(${domainOf(email)})`)
    })
  })
)
