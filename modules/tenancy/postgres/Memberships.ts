import { OrganizationId, Role, RolePermissions, UserId } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { Memberships } from "../queries/Memberships.ts"

const entrance = rowOf(Schema.Struct({ role: Schema.NullOr(Role) }))

const people = rowsOf(Schema.Struct({ user_id: UserId }))

const organizations = rowsOf(Schema.Struct({ organization_id: OrganizationId }))

const listed = (statement: Parameters<typeof organizations>[0]) =>
  Effect.map(organizations(statement), (rows) => rows.map(({ organization_id }) => organization_id))

const membershipsOfEach = rowsOf(Schema.Struct({ user_id: UserId, organization_id: OrganizationId }))

const byPerson = (memberships: Effect.Success<ReturnType<typeof membershipsOfEach>>) => {
  const organizationsOf = new Map<UserId, Set<OrganizationId>>()
  for (const { user_id, organization_id } of memberships)
    organizationsOf.set(user_id, (organizationsOf.get(user_id) ?? new Set()).add(organization_id))
  return organizationsOf
}

export const MembershipsLive = Layer.effect(
  Memberships,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const permissions = yield* RolePermissions
    const active = (organizationId: OrganizationId, condition: Statement.Fragment) =>
      Effect.map(
        people(sql`
          select user_id from tenancy.members
          where organization_id = ${organizationId} and status = 'active' ${condition}`),
        (rows) => rows.map(({ user_id }) => user_id)
      )
    return Memberships.of({
      activeAmong: (organizationId, ids) =>
        Effect.map(
          people(sql`
            select user_id from tenancy.members
            where organization_id = ${organizationId} and user_id = any (${[...ids]}::uuid[])
              and status = 'active'`),
          (rows) => new Set(rows.map(({ user_id }) => user_id))
        ),
      holding: (organizationId, permission) =>
        active(
          organizationId,
          sql`and role = any (${Role.literals.filter((role) => permissions.of(role).has(permission))}::text[])`
        ),
      inRole: (organizationId, role) => active(organizationId, sql`and role = ${role}`),
      of: (organizationId) => active(organizationId, sql``),
      organizationsOf: (userId) =>
        listed(
          sql`select organization_id from tenancy.members where user_id = ${userId} and status = 'active'`
        ),
      openTo: (userId) =>
        listed(sql`
          select organization_id from tenancy.members
          where user_id = ${userId} and status = 'active'
            and not tenancy.awaits_second_factor(organization_id, ${userId})`),
      organizationsOfEach: (userIds) =>
        Effect.map(
          membershipsOfEach(sql`
            select m.user_id, m.organization_id
            from tenancy.members m join tenancy.organizations o on o.id = m.organization_id
            where m.user_id = any (${[...userIds]}::uuid[]) and m.status = 'active'
              and (coalesce(o.second_factor_from > now(), true) or identity.has_second_factor(m.user_id))`),
          byPerson
        ),
      awaitsSecondFactor: Effect.fnUntraced(function* (organizationId, userId) {
        const rows = yield* sql`select where tenancy.awaits_second_factor(${organizationId}, ${userId})`
        return rows.length === 1
      }, Effect.orDie),
      enter: (organizationId, userId) =>
        Effect.map(
          entrance(sql`select role from tenancy.enter(${organizationId}::uuid, ${userId}::uuid)`),
          Option.flatMap(({ role }) =>
            role === null ? Option.none() : Option.some({ role, permissions: permissions.of(role) })
          )
        )
    })
  })
)
