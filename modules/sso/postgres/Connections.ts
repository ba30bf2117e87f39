import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Connection, Connections } from "../domain/Connections.ts"

const one = rowOf(Connection)
const many = rowsOf(Connection)

export const ConnectionsLive = Layer.effect(
  Connections,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`organization_id, id::text, name, issuer, client_id, client_secret, updated_at`
    return Connections.of({
      of: (organizationId) =>
        one(sql`select ${columns} from sso.connections where organization_id = ${organizationId}`),
      lock: (organizationId) =>
        one(sql`
          select ${columns} from sso.connections where organization_id = ${organizationId} for no key update`),
      set: (connection) => {
        const { organization_id: _, ...changed } = connection
        return done(sql`
          insert into sso.connections ${sql.insert(connection)}
          on conflict (organization_id) do update set ${sql.update(changed)}`)
      },
      remove: Effect.fnUntraced(function* (organizationId) {
        const rows = yield* sql`
          delete from sso.connections where organization_id = ${organizationId} returning id`
        return rows.length === 1
      }, Effect.orDie),
      all: many(sql`select ${columns} from sso.connections order by organization_id`),
      reseal: ({ organization_id, client_secret: before }, secret) =>
        done(sql`
          update sso.connections set client_secret = ${secret}
          where organization_id = ${organization_id} and client_secret = ${before}`)
    })
  })
)
