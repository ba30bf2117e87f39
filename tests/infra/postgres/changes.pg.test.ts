import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../../support/postgres.ts"

const [ONE, OTHER] = ["019aa000-0000-7000-8000-00000000000a", "019aa000-0000-7000-8000-00000000000b"]

let database: Awaited<ReturnType<typeof cloneDatabase>>
let admin: Client

beforeAll(async () => {
  database = await cloneDatabase()
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  await admin.query(
    `create schema lab authorization motorpool_owner;
     set role motorpool_owner;
     create table lab.notes (organization_id uuid not null, note text);
     select app.count_changes('lab.notes');
     reset role;
     insert into app.storage (organization_id, max_rows, max_bytes) values ('${ONE}', 10, 10000), ('${OTHER}', 10, 10000)`
  )
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

/** How often each organization's notes changed, and how many of these changes are not folded yet. */
const counted = async () => {
  const { rows } = await admin.query<{ readonly changes: number; readonly outstanding: number }>(
    `select (coalesce((select c.changes from app.change_counts c where c.organization_id = o.id), 0)
       + (select count(*) from app.changes c where c.organization_id = o.id))::int as changes,
       (select count(*)::int from app.changes c where c.organization_id = o.id) as outstanding
     from unnest($1::uuid[]) as o(id)`,
    [[ONE, OTHER]]
  )
  return { changes: rows.map(({ changes }) => changes), outstanding: rows.map((row) => row.outstanding) }
}

it("counts each statement once per organization that it changes, whether folded or not", async () => {
  await admin.query(`insert into lab.notes values ('${ONE}', 'a'), ('${ONE}', 'b'), ('${OTHER}', 'c')`)
  expect((await counted()).changes).toEqual([1, 1])
  for (let n = 1; n <= 200; n++) {
    await admin.query("update lab.notes set note = $2 where organization_id = $1", [ONE, n])
    expect((await counted()).changes).toEqual([1 + n, 1])
  }
  expect((await counted()).outstanding[0]).toBeLessThan(70)
  await admin.query("update lab.notes set note = 'd' where note = 'not there'")
  await admin.query(`begin; insert into lab.notes values ('${ONE}', 'e'); rollback`)
  expect((await counted()).changes).toEqual([201, 1])
  await admin.query("delete from lab.notes")
  expect((await counted()).changes).toEqual([202, 2])
})

it("lets writers of the same organization continue while one of them folds", async () => {
  const second = new Client({ connectionString: database.urls.admin })
  await second.connect()
  try {
    const before = (await counted()).changes[0] ?? 0
    await admin.query("begin")
    await admin.query(`insert into lab.notes values ('${ONE}', 'a')`)
    await admin.query(`select app.fold_changes('${ONE}', 'lab')`)
    await second.query("set statement_timeout = '5s'")
    await second.query(`insert into lab.notes values ('${ONE}', 'b')`)
    await second.query(`select app.fold_changes('${ONE}', 'lab')`)
    await admin.query("commit")
    expect((await counted()).changes[0]).toBe(before + 2)
  } finally {
    await second.end()
  }
})

it("forgets an organization that is deleted, and what its deletion removes", async () => {
  await admin.query(`delete from app.storage where organization_id = '${ONE}'`)
  await admin.query("delete from lab.notes")
  expect(await counted()).toEqual({ changes: [0, 2], outstanding: [0, expect.any(Number)] })
})
