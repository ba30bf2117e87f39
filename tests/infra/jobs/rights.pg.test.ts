import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const ask = async (role: "application" | "system", sql: string) => {
  const client = new Client({ connectionString: app.urls[role] })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe.each(["application", "system"] as const)("the %s role", (role) => {
  it.each([
    "select data from pgboss.job",
    "select * from pgboss.job_common",
    "update pgboss.job set data = '{}'",
    "delete from pgboss.job",
    "select * from pgboss.schedule",
    "insert into pgboss.schedule (name) values ('x')",
    "insert into pgboss.bam select * from pgboss.bam"
  ])("may not %s", (sql) => expect(ask(role, sql)).rejects.toThrow(/permission denied/))

  it("may see that a queue exists, as sending requires", async () => {
    expect((await ask(role, "select name from pgboss.queue")).length).toBeGreaterThan(3)
  })
})
