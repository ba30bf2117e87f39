import type { Pool } from "pg"

/** Makes an organization and the accounts of its present members old enough for the highest sending allowances. */
export const ofAge = async ({ admin }: { readonly admin: Pick<Pool, "query"> }, organizationId: string) => {
  await admin.query(
    "update tenancy.organizations set created_at = created_at - interval '60 days' where id = $1",
    [organizationId]
  )
  await admin.query(
    `update identity.users set created_at = created_at - interval '60 days'
     where id in (select user_id from tenancy.members where organization_id = $1)`,
    [organizationId]
  )
}
