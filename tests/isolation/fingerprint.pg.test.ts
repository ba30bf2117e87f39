import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson } from "../support/seeds.ts"
import { fingerprints } from "./fingerprint.ts"

let app: TestApp
let fingerprint: Awaited<ReturnType<typeof fingerprints>>
beforeAll(async () => {
  app = await startApp()
  await createPerson(app)
  fingerprint = await fingerprints(app)
})
afterAll(() => app.stop())

/** The tables whose digests differ after these statements. */
const changedBy = async (...statements: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const before = await fingerprint()
  await app.admin.query(statements.join("; "))
  const after = await fingerprint()
  return Object.keys(after).filter((table) => after[table] !== before[table])
}

it.each([
  ["is added", "insert into identity.users values (gen_random_uuid(), 'new@example.com', null, null, now())"],
  ["is changed", "update identity.users set email = 'other@example.com' where email = 'new@example.com'"],
  ["is removed", "delete from identity.users where email = 'other@example.com'"]
])("changes when a row %s", async (_, statement) => {
  expect(await changedBy(statement)).toEqual(["identity.users"])
})

it("stays the same when the content does", async () => {
  expect(await changedBy("update identity.users set email = email")).toEqual([])
  expect(await changedBy("begin", "delete from identity.profiles", "rollback")).toEqual([])
})
