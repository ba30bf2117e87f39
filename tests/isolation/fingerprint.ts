import type { TestApp } from "../support/app.ts"

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'app_migrations')
    and tablename not in ('rate_limits') order by 1`

const digestOf = (table: string) =>
  `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t`

const WRITTEN = "select pg_current_wal_insert_lsn()::text as position"

/**
 * Reads a digest of all rows of every table: if it is equal before and after, nothing was written. The rows are read
 * only if the write-ahead log has grown since the last time.
 */
export const fingerprints = async ({ admin }: Pick<TestApp, "admin">) => {
  const { rows: tables } = await admin.query<{ name: string }>(TABLES)
  // One prepared statement for all tables, because it runs after each of hundreds of calls.
  const text = tables.map(({ name }) => digestOf(name)).join(" union all ")
  let read: { readonly position: string; readonly digests: Readonly<Record<string, string>> } = {
    position: "",
    digests: {}
  }
  return async (): Promise<Readonly<Record<string, string>>> => {
    const { rows: written } = await admin.query<{ position: string }>(WRITTEN)
    const position = written[0]?.position ?? ""
    if (position === read.position) return read.digests
    const { rows } = await admin.query<{ name: string; digest: string }>({ name: "fingerprint", text })
    read = { position, digests: Object.fromEntries(rows.map(({ name, digest }) => [name, digest])) }
    return read.digests
  }
}
