import type { TestApp } from "../support/app.ts"

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'app_migrations', 'observed')
    and tablename not in ('rate_limits', 'outbound_hosts', 'outbound_callers') order by 1`

/** Notes the name of each table that a committed statement wrote to. */
const OBSERVE = `
  create schema observed;
  create unlogged table observed.writes (name text not null);
  create function observed.note() returns trigger language plpgsql security definer as $$
  begin
    insert into observed.writes values (format('%I.%I', tg_table_schema, tg_table_name));
    return null;
  end
  $$;
  grant usage on schema observed to public`

const observe = (table: string) =>
  `create trigger observed after insert or update or delete or truncate on ${table} execute function observed.note()`

const digestOf = (table: string) =>
  `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t`

/**
 * Reads a digest of all rows of every table: if it is equal before and after, nothing was written. Only the tables that
 * have been written to since the last time are read again, because it runs after each of thousands of calls.
 */
export const fingerprints = async ({ admin }: Pick<TestApp, "admin">) => {
  const { rows: tables } = await admin.query<{ name: string }>(TABLES)
  await admin.query([OBSERVE, ...tables.map(({ name }) => observe(name))].join(";"))
  let digests: Readonly<Record<string, string>> = {}
  const read = async (names: ReadonlyArray<{ readonly name: string }>) => {
    if (names.length === 0) return digests
    const { rows } = await admin.query<{ name: string; digest: string }>(
      names.map(({ name }) => digestOf(name)).join(" union all ")
    )
    digests = { ...digests, ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])) }
    return digests
  }
  await read(tables)
  return async (): Promise<Readonly<Record<string, string>>> => {
    const { rows: written } = await admin.query<{ name: string }>(
      "with noted as (delete from observed.writes returning name) select distinct name from noted"
    )
    return read(written)
  }
}
