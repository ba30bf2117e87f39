import { OrganizationId } from "#kernel"
import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

const touched = rowsOf(Schema.Struct({ id: OrganizationId, name: Schema.String, has_others: Schema.Boolean }))

/** Other organizations that these people created or joined, and whether anyone else is in them. */
export const organizationsBeyond = Effect.fnUntraced(function* (
  organizations: ReadonlyArray<string>,
  people: ReadonlyArray<string>
) {
  const sql = yield* SqlClient.SqlClient
  return yield* touched(sql`
    select o.id, o.name, exists (
      select from tenancy.members m
      where m.organization_id = o.id and not m.user_id = any(${people}::uuid[])
    ) as has_others
    from tenancy.organizations o
    where not o.id = any(${organizations}::uuid[]) and (
      o.created_by = any(${people}::uuid[]) or exists (
        select from tenancy.members m
        where m.organization_id = o.id and m.user_id = any(${people}::uuid[])
      )
    )
    order by o.name, o.id`)
})

/**
 * Deletes organizations with everything in them, and these people's traces in other organizations, which they have
 * left.
 */
export const forgetOrganizations = Effect.fnUntraced(function* (
  organizations: ReadonlyArray<string>,
  people: ReadonlyArray<string>
) {
  const sql = yield* SqlClient.SqlClient
  yield* done(sql`delete from tenancy.organizations where id = any(${organizations}::uuid[])`)
  yield* done(sql`delete from tenancy.invitations where invited_by = any(${people}::uuid[])`)
  yield* done(sql`update tenancy.members set invited_by = null where invited_by = any(${people}::uuid[])`)
})
