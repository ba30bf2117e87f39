import type { Ask } from "./rows.ts"

const OURS =
  "n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'app_migrations', 'public')"

/** Counters without users or tenants: digests and numbers. */
const OPEN = "'app.rate_limits', 'app.outbound_hosts', 'app.outbound_callers'"

const TABLES = `
  select format('%s.%s', n.nspname, c.relname) as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and ${OURS} and format('%s.%s', n.nspname, c.relname) not in (${OPEN})
    and not (c.relrowsecurity and c.relforcerowsecurity)
  order by 1`

/** Tables that row security does not protect: a sentence each. */
export const unsecuredTables = async (ask: Ask): Promise<ReadonlyArray<string>> =>
  (await ask<{ name: string; enabled: boolean }>(TABLES)).map(
    ({ name, enabled }) => `Row security of ${name} is ${enabled ? "not forced" : "not enabled"}.`
  )

const ROLES = `
  select required.name, r.rolname is not null as present, r.rolsuper as super, r.rolbypassrls as bypass,
    r.rolcreaterole as creates
  from unnest(array['motorpool_app', 'motorpool_system', 'motorpool_owner', 'motorpool_jobs', 'motorpool_lookup',
    'motorpool_search']) as required (name) left join pg_roles r on r.rolname = required.name`

interface Role {
  readonly name: string
  readonly present: boolean
  readonly super: boolean
  readonly bypass: boolean
  readonly creates: boolean
}

/** Roles that are missing or have too many rights: a sentence each. */
export const wrongRoles = async (ask: Ask): Promise<ReadonlyArray<string>> =>
  (await ask<Role>(ROLES)).flatMap(({ name, present, ...may }) => {
    if (!present) return [`The role ${name} is missing.`]
    const faults = [
      ...(may.super ? ["is a superuser"] : []),
      ...(may.bypass ? ["has BYPASSRLS"] : []),
      ...(may.creates ? ["may create roles"] : [])
    ]
    return faults.map((fault) => `The role ${name} ${fault}.`)
  })

/** The server's version as a number, such as 180004. */
export const serverVersion = async (ask: Ask): Promise<number> =>
  (await ask<{ version: number }>("select current_setting('server_version_num')::int as version"))[0]
    ?.version ?? 0

/** How many milliseconds the database's clock is ahead of this process's. */
export const clockSkew = async (ask: Ask): Promise<number> => {
  const before = Date.now()
  const [row] = await ask<{ at: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as at"
  )
  const after = Date.now()
  return Math.round((row?.at ?? before) - (before + after) / 2)
}
