import { done, rowOf, rowsOf, sqlStateOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { TooManyOrganizations } from "../contract/errors.ts"
import { MemberRow, Members, Membership } from "../domain/Members.ts"

const membership = rowOf(Membership)
const rows = rowsOf(MemberRow)
const owners = rowOf(Schema.Struct({ owners: Schema.Int }))

/** Raised by `tenancy.limit_ownership`. */
const TOO_MANY_OWNED = "MQ002"

const unlessTooMany = (
  work: Effect.Effect<unknown, SqlError.SqlError>
): Effect.Effect<void, TooManyOrganizations> =>
  Effect.asVoid(work).pipe(
    Effect.catchTag("SqlError", (error) =>
      sqlStateOf(error) === TOO_MANY_OWNED ? Effect.fail(new TooManyOrganizations()) : Effect.die(error)
    )
  )

export const MembersLive = Layer.effect(
  Members,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`organization_id, id, user_id, role, status, joined_at, invited_by, invited_at, created_at`
    return Members.of({
      add: (member) => unlessTooMany(sql`insert into tenancy.members ${sql.insert(member)}`),
      find: (organizationId, id) =>
        membership(sql`
          select ${columns} from tenancy.members where organization_id = ${organizationId} and id = ${id}`),
      ofUser: (organizationId, userId) =>
        membership(sql`
          select ${columns} from tenancy.members
          where organization_id = ${organizationId} and user_id = ${userId}`),
      page: (organizationId, { after, limit }) =>
        rows(sql`
          select ${columns},
            (select count(*)::int from tenancy.members
              where organization_id = ${organizationId} and role = 'owner') as owners
          from tenancy.members
          where organization_id = ${organizationId}
            ${after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`}
          order by created_at desc, id desc limit ${limit + 1}`),
      countOwners: (organizationId) =>
        Effect.map(
          owners(sql`
            select count(*)::int as owners from tenancy.members
            where organization_id = ${organizationId} and role = 'owner'`),
          Option.match({ onNone: () => 0, onSome: (row) => row.owners })
        ),
      setRole: ({ organization_id, id }, role) =>
        unlessTooMany(sql`
          update tenancy.members set role = ${role}
          where organization_id = ${organization_id} and id = ${id}`),
      remove: ({ organization_id, id }) =>
        done(sql`delete from tenancy.members where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
