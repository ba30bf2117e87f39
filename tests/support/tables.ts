import type { TestApp } from "./app.ts"

type Looking = Pick<TestApp, "admin">

/** All tables; a partitioned one is named once. */
const tablesOf = async ({ admin }: Looking): Promise<ReadonlyArray<string>> => {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema') order by 1`
  )
  return rows.map(({ name }) => name)
}

/** Created by the infrastructure when a process starts. */
const PLUMBING = [
  "app_migrations.applied",
  "pgboss.bam",
  "pgboss.queue",
  "pgboss.schedule",
  "pgboss.version",
  "pgboss.warning"
]

/** A digest of all rows of every table, by the table's name, without the excluded columns. */
export const contentOf = async (
  app: Looking,
  without: Readonly<Record<string, ReadonlyArray<string>>> = {}
): Promise<Readonly<Record<string, string>>> => {
  const content: Record<string, string> = {}
  for (const name of await tablesOf(app)) {
    if (PLUMBING.includes(name)) continue
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
  app: Looking,
  ...texts: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const name of await tablesOf(app)) {
    const { rows } = await app.admin.query<{ count: number }>(
      `select count(*)::int as count from ${name} t
       where exists (select from unnest($1::text[]) wanted where strpos(t::text, wanted) > 0)`,
      [texts]
    )
    found.push(...Array<string>(rows[0]?.count ?? 0).fill(name))
  }
  return found
}
