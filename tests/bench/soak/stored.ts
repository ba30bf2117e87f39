import { Client } from "pg"
import type { Acknowledged } from "./report.ts"

/** Counts what was acknowledged and is not stored as it was acknowledged. */
const MISSING = {
  messages: `
    select count(*)::int as missing from unnest($1::uuid[]) a (id)
    where not exists (select from messaging.messages m where m.id = a.id)`,
  names: `
    select count(*)::int as missing from unnest($1::uuid[], $2::text[]) a (id, name)
    where not exists (select from customers.customers c where c.id = a.id and c.name = a.name)`,
  imports: `
    select count(*)::int as missing from unnest($1::uuid[]) a (id)
    where not exists (select from imports.imports i where i.id = a.id)`
}

/** The number of acknowledged writes that are lost. */
export const lostOf = async (
  adminUrl: string,
  { messages, names, imports }: Acknowledged
): Promise<number> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  const missing = async (statement: string, values: ReadonlyArray<unknown>): Promise<number> =>
    (await client.query<{ missing: number }>(statement, [...values])).rows[0]?.missing ?? NaN
  try {
    return (
      (await missing(MISSING.messages, [messages])) +
      (await missing(MISSING.names, [names.map(([id]) => id), names.map(([, name]) => name)])) +
      (await missing(MISSING.imports, [imports]))
    )
  } finally {
    await client.end()
  }
}
