import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DomainAdded, DomainTaken } from "../contract/errors.ts"
import { Domain, Domains } from "../domain/Domains.ts"

const one = rowOf(Domain)
const many = rowsOf(Domain)
const names = rowsOf(Schema.Struct({ domain: Schema.String }))

export const DomainsLive = Layer.effect(
  Domains,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`organization_id, id, domain, proof, verified_at, required, created_at`
    return Domains.of({
      all: (organizationId) =>
        many(
          sql`select ${columns} from sso.domains where organization_id = ${organizationId} order by domain`
        ),
      lock: (organizationId, id) =>
        one(sql`
          select ${columns} from sso.domains
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      add: Effect.fnUntraced(function* (domain) {
        const rows = yield* Effect.orDie(sql`
          insert into sso.domains ${sql.insert(domain)}
          on conflict (organization_id, domain) do nothing returning id`)
        if (rows.length === 0) return yield* new DomainAdded()
      }),
      verify: Effect.fnUntraced(function* ({ organization_id, id }, at) {
        const rows = yield* Effect.orDie(sql`
          select sso.verify_domain(${organization_id}, ${id}, ${at}) as verified`)
        if (rows[0]?.["verified"] !== true) return yield* new DomainTaken()
      }),
      require: ({ organization_id, id }, required) =>
        done(sql`
          update sso.domains set required = ${required} where organization_id = ${organization_id} and id = ${id}`),
      releaseAll: (organizationId) =>
        Effect.map(
          names(sql`
            update sso.domains set required = false
            where organization_id = ${organizationId} and required returning domain`),
          (rows) => rows.map(({ domain }) => domain)
        ),
      remove: ({ organization_id, id }) =>
        done(sql`delete from sso.domains where organization_id = ${organization_id} and id = ${id}`),
      endSessions: ({ organization_id, id }, except, at) =>
        done(sql`select sso.end_sessions(${organization_id}, ${id}, ${except}, ${at})`)
    })
  })
)
