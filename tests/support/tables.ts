import type { TestApp } from "./app.ts"

type Inspectable = Pick<TestApp, "admin">

/** All tables, without partitions. */
const tablesOf = async ({ admin }: Inspectable): Promise<ReadonlyArray<string>> => {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema') order by 1`
  )
  return rows.map(({ name }) => name)
}

/** Written by the infrastructure when a process starts. */
const INFRASTRUCTURE_TABLES = [
  "app_migrations.applied",
  "pgboss.bam",
  "pgboss.queue",
  "pgboss.schedule",
  "pgboss.version",
  "pgboss.warning"
]

/** A digest of all rows of every table, by the table's name, without the excluded columns. */
export const contentOf = async (
  app: Inspectable,
  without: Readonly<Record<string, ReadonlyArray<string>>> = {}
): Promise<Readonly<Record<string, string>>> => {
  const content: Record<string, string> = {}
  for (const name of await tablesOf(app)) {
    if (INFRASTRUCTURE_TABLES.includes(name)) continue
    const { rows } = await app.admin.query<{ digest: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, e'\\n' order by line), '')) as digest
       from (select (to_jsonb(t) - $1::text[])::text as line from ${name} t) lines`,
      [without[name] ?? []]
    )
    content[name] = rows[0]?.digest ?? ""
  }
  return content
}

/** The table of each row that contains one of these texts, in any column. */
export const mentions = async (
  app: Inspectable,
  ...texts: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  const tables: Array<string> = []
  for (const name of await tablesOf(app)) {
    const { rows } = await app.admin.query<{ count: number }>(
      `select count(*)::int as count from ${name} t
       where exists (select from unnest($1::text[]) wanted where strpos(t::text, wanted) > 0)`,
      [texts]
    )
    for (let row = 0; row < (rows[0]?.count ?? 0); row++) tables.push(name)
  }
  return tables
}
