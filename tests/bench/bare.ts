import { hashToken } from "#infra/secrets"
import { PgClient } from "@effect/sql-pg"
import { Effect, ManagedRuntime, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { createServer } from "node:http"
import { ORGANIZATION } from "./data.ts"

// What the product is measured against: the same statements through the same driver, and nothing else.
const runtime = ManagedRuntime.make(
  PgClient.layer({ url: Redacted.make(process.env["DATABASE_URL"] ?? ""), maxConnections: 10 })
)

interface Session {
  readonly user_id: string
}

const session = (sql: SqlClient.SqlClient, authorization: string) =>
  sql<Session>`select user_id, session_id from identity.session_by_access_token(${hashToken(authorization.slice(7))}, ${new Date()})`

const me = (authorization: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const userId = (yield* session(sql, authorization))[0]?.user_id ?? ""
    const rows = yield* sql.withTransaction(
      Effect.andThen(
        sql`select set_config('app.organization_id', ${""}, true), set_config('app.user_id', ${userId}, true)`,
        sql`
            select u.id, u.email, u.email_verified_at, u.created_at,
              p.full_name, p.avatar_file, p.locale, p.time_zone, p.units
            from identity.users u join identity.profiles p on p.user_id = u.id
            where u.id = ${userId}`
      )
    )
    return rows[0]
  })

const members = (authorization: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const userId = (yield* session(sql, authorization))[0]?.user_id ?? ""
    return yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`select role from tenancy.enter(${ORGANIZATION}::uuid, ${userId}::uuid)`
        const items = yield* sql<{ user_id: string }>`
          select organization_id, id, user_id, role, status, joined_at, invited_by, invited_at, created_at,
            (select count(*)::int from tenancy.members
              where organization_id = ${ORGANIZATION} and role = 'owner') as owners
          from tenancy.members
          where organization_id = ${ORGANIZATION}
          order by created_at desc, id desc limit ${201}`
        const people = yield* sql<{ user_id: string }>`
          select user_id, email, email_verified_at, full_name, avatar_file, locale
          from identity.people(${items.map(({ user_id }) => user_id)}::uuid[])`
        const byId = new Map(people.map((person) => [person.user_id, person]))
        return { items: items.map((item) => ({ ...item, ...byId.get(item.user_id) })), next: null }
      })
    )
  })

createServer((request, response) => {
  const authorization = request.headers.authorization ?? ""
  runtime.runPromise(request.url === "/api/me" ? me(authorization) : members(authorization)).then(
    (found) => {
      const body = Buffer.from(JSON.stringify(found))
      response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body)
    },
    (cause: unknown) => response.writeHead(500).end(String(cause))
  )
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("Bare server is ready\n"))
