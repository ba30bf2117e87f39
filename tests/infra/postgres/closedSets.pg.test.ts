import { SenderKind } from "#kernel"
import { Standing } from "../../../infra/mail/allowance.ts"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../../support/postgres.ts"
import { registered } from "../../support/registered.ts"
import type { ClosedSets } from "./ClosedSets.ts"

/** The columns of the infrastructure, which is not a module. */
const INFRASTRUCTURE: ClosedSets = {
  "app.mails.status": ["queued", "sent", "failed", "held"],
  "app.senders.kind": SenderKind.literals,
  "app.senders.standing": Standing.literals
}

/** Each column with a fixed set of values, and the schema with the same values. */
const sets = new Map(Object.entries(INFRASTRUCTURE))
for (const [module, own] of await registered<ClosedSets>("closedSets"))
  for (const [column, values] of Object.entries(own)) sets.set(`${module}.${column}`, values)

let database: Awaited<ReturnType<typeof cloneDatabase>>
let constrained: ReadonlyMap<string, ReadonlyArray<string>>

beforeAll(async () => {
  database = await cloneDatabase()
  const client = new Client({ connectionString: database.urls.admin })
  await client.connect()
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select n.nspname || '.' || c.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
     where k.contype = 'c' and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')
       and pg_get_constraintdef(k.oid) ~ format('^CHECK [(][(]%s = .*::text', a.attname)`
  )
  await client.end()
  constrained = new Map(
    rows.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? "")
    ])
  )
})
afterAll(() => database.drop())

it.each([...sets])("%s accepts what its schema accepts", (column, values) =>
  expect(constrained.get(column)?.toSorted()).toEqual(values.toSorted())
)

it("every column with a fixed set of values is listed", () =>
  expect([...constrained.keys()].toSorted()).toEqual([...sets.keys()].toSorted()))
