import { cleanUp } from "#infra/jobs"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const REMAINING = `select key from app.idempotency_keys union all select what from app.rate_limits order by 1`

it("deletes responses after 24 hours and counters once they have expired, and is idempotent", async () => {
  await app.admin.query(
    `insert into app.idempotency_keys (scope, key, request_hash, created_at) values
       ('anonymous', 'old', '', now() - interval '24 hours 1 minute'),
       ('anonymous', 'young', '', now() - interval '23 hours 59 minutes')`
  )
  await app.admin.query(
    `insert into app.rate_limits (what, who, count, started_at, ends_at) values
       ('test.over', 'x', 1, now(), now() - interval '1 second'),
       ('test.running', 'x', 1, now(), now() + interval '1 hour')`
  )
  for (const _ of [1, 2]) {
    await Effect.runPromise(Effect.provide(cleanUp.run({}), app.services.system))
    expect((await app.admin.query(REMAINING)).rows.map(({ key }) => key)).toEqual(["test.running", "young"])
  }
})
