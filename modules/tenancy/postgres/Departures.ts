import {
  AuditLog,
  Departures,
  Events,
  type LeftOrganization,
  OrganizationId,
  publish,
  record,
  Role,
  type UserId
} from "#kernel"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { MemberRemoved, OrganizationDeleted } from "../contract/events.ts"
import { MemberId } from "../contract/views.ts"
import { fateOf } from "../domain/rules.ts"
import { deleteRows } from "./Organizations.ts"

const joined = rowsOf(
  Schema.Struct({
    id: OrganizationId,
    name: Schema.String,
    role: Role,
    members: Schema.Int,
    owners: Schema.Int,
    awaits_second_factor: Schema.Boolean
  })
)
const ended = rowOf(Schema.Struct({ id: MemberId, role: Role }))

const of = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, userId: UserId) {
  const rows = yield* joined(
    sql`
      select id, name, role, members, owners, tenancy.awaits_second_factor(id, ${userId}) as awaits_second_factor
      from tenancy.departures_of(${userId})`
  )
  return rows.map(
    ({ id, name, awaits_second_factor: awaitsSecondFactor, ...standing }): LeftOrganization => ({
      id,
      name,
      fate: fateOf(standing),
      awaitsSecondFactor
    })
  )
})

/** Members are counted after the locks. */
const lock = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, userId: UserId) {
  yield* done(sql`
    select from tenancy.organizations o
    where o.id in (select organization_id from tenancy.members where user_id = ${userId})
    order by o.id for no key update`)
  return yield* of(sql, userId)
})

/** As the operators' command does. The person was warned of it by name. */
const deleteOrganization = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { id, name }: LeftOrganization
) {
  const entries = yield* AuditLog.use((log) => log.forget(id))
  yield* deleteRows(sql, id)
  yield* Events.use((events) => events.publish(new OrganizationDeleted({ organizationId: id }), {}))
  const details = { audit_lines: String(entries) }
  yield* record({ action: "organization.deleted", organizationId: id, subject: name, details })
})

/** The audit log says that someone left, but not who: their name is about to be forgotten. */
const leave = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  userId: UserId,
  organizationId: OrganizationId
) {
  const membership = yield* ended(sql`
    delete from tenancy.members where organization_id = ${organizationId} and user_id = ${userId}
    returning id, role`)
  if (Option.isNone(membership)) return
  const { id: memberId, role } = membership.value
  yield* publish(new MemberRemoved({ organizationId, userId, memberId, left: true }))
  yield* record({ action: "member.left", organizationId, userId, details: { role } })
})

export const DeparturesLive = Layer.effect(
  Departures,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Departures.of({
      of: (userId) => of(sql, userId),
      lock: (userId) => lock(sql, userId),
      depart: Effect.fn("tenancy.depart")(function* ({ userId, addresses }, organizations) {
        for (const organization of organizations)
          if (organization.fate === "deleted") yield* deleteOrganization(sql, organization)
          else yield* leave(sql, userId, organization.id)
        yield* done(sql`
          delete from tenancy.invitations where email = any (${[...addresses]}::text[]) and status <> 'pending'`)
      })
    })
  )
)
