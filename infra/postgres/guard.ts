import { Client } from "pg"

/** The database would not enforce isolation for this role. */
export class UnsafeRole extends Error {}

const QUESTION = `
  select r.rolname as name, r.rolsuper as superuser, r.rolbypassrls as bypass,
    exists (
      select from pg_class c
      where c.relkind in ('r', 'p') and pg_has_role(r.oid, c.relowner, 'MEMBER')
        and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
    ) as owner,
    current_setting('server_version_num')::int as version
  from pg_roles r where r.rolname = current_user`

/**
 * Refuses to run as a role that bypasses row security: a superuser, BYPASSRLS, or an owner of tables.
 * @throws UnsafeRole
 */
export const refuseUnsafeRole = async (applicationUrl: string): Promise<void> => {
  const client = new Client({ connectionString: applicationUrl, application_name: "motorpool-guard" })
  await client.connect()
  try {
    const { rows } = await client.query(QUESTION)
    const role: { name: string; superuser: boolean; bypass: boolean; owner: boolean; version: number } =
      rows[0]
    if (role.version < 160_000) throw new UnsafeRole("PostgreSQL 16 or newer is required.")
    const fault = role.superuser
      ? "is a superuser"
      : role.bypass
        ? "has BYPASSRLS"
        : role.owner
          ? "owns tables"
          : undefined
    if (fault)
      throw new UnsafeRole(
        `DATABASE_URL connects as ${role.name}, which ${fault}: row security would not apply to it. Use the application role of infra/deploy/roles.sql.`
      )
  } finally {
    await client.end()
  }
}
