import { hashToken } from "#infra/secrets"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, ManagedRuntime, Redacted, References } from "effect"
import { SqlClient } from "effect/sql"

const url = Redacted.make(process.env["DATABASE_URL"] ?? "")

/** The product's driver with the same number of connections, also without traces. */
export const runtime = ManagedRuntime.make(
  Layer.merge(
    PgClient.layer({ url, maxConnections: 10, applicationName: "bare" }),
    Layer.succeed(References.TracerEnabled, false)
  )
)

/** Rate limits are counted outside of the transaction they guard, on separate connections. */
export const limits = await ManagedRuntime.make(
  PgClient.layer({ url, maxConnections: 2, applicationName: "bare-limits" })
).runPromise(SqlClient.SqlClient)

interface Session {
  readonly user_id: string
}

/** The user of an access token. */
export const userOf = (sql: SqlClient.SqlClient, authorization: string) =>
  Effect.map(
    sql<Session>`select user_id, session_id from identity.session_by_access_token(${hashToken(authorization.slice(7))}, ${new Date()})`,
    ([session]) => session?.user_id ?? ""
  )

/** A transaction in an organization, as one of its members. */
export const inOrganization = <A, E>(
  sql: SqlClient.SqlClient,
  organizationId: string,
  userId: string,
  work: Effect.Effect<A, E, SqlClient.SqlClient>
) =>
  sql.withTransaction(
    Effect.andThen(sql`select role from tenancy.enter(${organizationId}::uuid, ${userId}::uuid)`, work)
  )

/** A transaction that PostgreSQL lets change nothing. */
export const onlyReading = <A, E>(sql: SqlClient.SqlClient, work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.provideService(sql.withTransaction(work), SqlClient.BeginTransaction, "BEGIN READ ONLY")

/** The same with authentication in the transaction, as for reads. */
export const reading = <A, E>(
  sql: SqlClient.SqlClient,
  authorization: string,
  organizationId: string,
  work: (userId: string) => Effect.Effect<A, E, SqlClient.SqlClient>
) =>
  onlyReading(
    sql,
    Effect.flatMap(userOf(sql, authorization), (userId) =>
      Effect.andThen(
        sql`select role from tenancy.enter(${organizationId}::uuid, ${userId}::uuid)`,
        work(userId)
      )
    )
  )

interface Person {
  readonly user_id: string
  readonly full_name: string
  readonly avatar_file: string | null
}

/** User profiles by id. */
export const peopleOf = (sql: SqlClient.SqlClient, ids: ReadonlyArray<string>) =>
  Effect.map(
    sql<Person>`
      select user_id, email, email_verified_at, full_name, avatar_file, locale
      from identity.people(${[...ids]}::uuid[])`,
    (people) => new Map(people.map((person) => [person.user_id, person]))
  )
