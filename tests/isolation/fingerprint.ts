import type { TestApp } from "../support/app.ts"

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'app_migrations')
    and tablename not in ('rate_limits', 'outbound_hosts', 'outbound_callers') order by 1`

/** Changes with every row that is added, rewritten or removed: `xmin` is the transaction that wrote the row. */
const versionOf = (table: string) =>
  `select '${table}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as version from ${table}`

const digestOf = (table: string) =>
  `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t`

/**
 * Reads a digest of all rows of every table: if it is equal before and after, nothing was written. Only the tables that
 * have been written to since the last time are read again.
 */
export const fingerprints = async ({ admin }: Pick<TestApp, "admin">) => {
  const { rows: tables } = await admin.query<{ name: string }>(TABLES)
  // One prepared statement for all tables, because it runs after each of hundreds of calls.
  const text = tables.map(({ name }) => versionOf(name)).join(" union all ")
  let versions: Readonly<Record<string, string>> = {}
  let digests: Readonly<Record<string, string>> = {}
  return async (): Promise<Readonly<Record<string, string>>> => {
    const { rows } = await admin.query<{ name: string; version: string }>({ name: "versions", text })
    const written = rows.filter(({ name, version }) => versions[name] !== version)
    if (written.length === 0) return digests
    const read = await admin.query<{ name: string; digest: string }>(
      written.map(({ name }) => digestOf(name)).join(" union all ")
    )
    versions = Object.fromEntries(rows.map(({ name, version }) => [name, version]))
    digests = { ...digests, ...Object.fromEntries(read.rows.map(({ name, digest }) => [name, digest])) }
    return digests
  }
}
