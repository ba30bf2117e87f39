import type { Ask } from "./rows.ts"

interface Reference {
  readonly name: string
  readonly child: string
  readonly parent: string
  readonly columns: ReadonlyArray<string>
  readonly keys: ReadonlyArray<string>
  readonly validated: boolean
}

const REFERENCES = `
  select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
    c.convalidated as validated,
    array(select quote_ident(a.attname) from unnest(c.conkey) with ordinality k (number, at)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by k.at)::text[] as columns,
    array(select quote_ident(a.attname) from unnest(c.confkey) with ordinality k (number, at)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number order by k.at)::text[] as keys
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and c.conparentid = 0 and n.nspname not in ('pgboss', 'app_migrations', 'public')
  order by 2, 1`

const orphansOf = ({ child, parent, columns, keys }: Reference): string => `
  select count(*)::int as count from ${child} c
  where ${columns.map((column) => `c.${column} is not null`).join(" and ")}
    and not exists (select from ${parent} p
      where ${columns.map((column, at) => `p.${keys[at]} = c.${column}`).join(" and ")})`

/**
 * Violated foreign keys, whatever the constraints say: a backup restored without its triggers leaves such rows. A
 * sentence each. Reports its progress.
 */
export const brokenReferences = async (
  ask: Ask,
  onProgress: (done: number, of: number) => void = () => {}
): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  const references = await ask<Reference>(REFERENCES)
  for (const [at, reference] of references.entries()) {
    onProgress(at, references.length)
    const { name, child, parent, validated } = reference
    if (!validated) faults.push(`The foreign key ${name} of ${child} was never validated.`)
    const [row] = await ask<{ count: number }>(orphansOf(reference))
    if (row !== undefined && row.count > 0)
      faults.push(`${row.count} rows of ${child} refer to rows that do not exist in ${parent} (${name}).`)
  }
  onProgress(references.length, references.length)
  return faults
}
