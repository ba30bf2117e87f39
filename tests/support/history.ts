import type { TestApp } from "./app.ts"
import type { Tenant } from "./tenant.ts"

/** The audit log of an organization, oldest first. */
export const logged = async (app: TestApp, { id }: Tenant, action: string) => {
  const { rows } = await app.admin.query(
    "select subject, details from audit.entries where organization_id = $1 and action = $2 order by at, id",
    [id, action]
  )
  return rows
}

/** How often an event of this name was published in an organization. */
export const published = async (app: TestApp, { id }: Tenant, name: string): Promise<number> => {
  const { rows } = await app.admin.query(
    "select count(*)::int as n from app.outbox where organization_id = $1 and name = $2",
    [id, name]
  )
  return rows[0].n
}
