import type { TestApp } from "../support/app.ts"

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'app_migrations')
    and tablename not in ('rate_limits') order by 1`

const digestOf = (table: string) =>
  `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t`

/** Reads a digest of all rows of every table: if it is equal before and after, nothing was written. */
export const fingerprints = async ({ admin }: Pick<TestApp, "admin">) => {
  const { rows: tables } = await admin.query<{ name: string }>(TABLES)
  // One prepared statement for all tables, because it runs after each of hundreds of calls.
  const text = tables.map(({ name }) => digestOf(name)).join(" union all ")
  return async (): Promise<Readonly<Record<string, string>>> => {
    const { rows } = await admin.query<{ name: string; digest: string }>({ name: "fingerprint", text })
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
  }
}
