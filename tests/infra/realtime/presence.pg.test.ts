import { UserId } from "#kernel"
import { cleanUp } from "#infra/jobs"
import { Presence, PresenceLive } from "#infra/realtime"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { newPerson } from "../../support/client.ts"
import { listen } from "../../support/live.ts"

let app: TestApp
let other: TestApp

beforeAll(async () => {
  app = await startApp()
  other = await startApp({ database: app })
})
afterAll(async () => {
  await other?.stop()
  await app?.stop()
})

const isPresent = (process: TestApp, userId: string): Promise<boolean> =>
  Effect.runPromise(
    Presence.use((presence) => presence.isPresent(UserId.make(userId))).pipe(
      Effect.provide(PresenceLive),
      Effect.provide(process.services.application)
    )
  )

it("knows on every process who has a stream on any of them, and for how long", async () => {
  const [ada, bob] = [await newPerson(app), await newPerson(app)]
  const [one, two] = [await listen(app, ada.access_token), await listen(other, ada.access_token)]
  for (const process of [app, other]) {
    await expect.poll(() => isPresent(process, ada.user.id)).toBe(true)
    expect(await isPresent(process, bob.user.id)).toBe(false)
  }
  await one.close()
  await expect.poll(() => rowsOf(ada.user.id), { timeout: 6_000 }).toBe(1)
  expect(await isPresent(app, ada.user.id)).toBe(true)
  await two.close()
  await expect.poll(() => isPresent(app, ada.user.id), { timeout: 6_000 }).toBe(false)
})

const rowsOf = async (userId: string): Promise<number | null> =>
  (await app.admin.query("select from app.presences where user_id = $1", [userId])).rowCount

it("takes those of a server that stops for gone, and those of one that died after a minute", async () => {
  const [ada, bob] = [await newPerson(app), await newPerson(app)]
  const third = await startApp({ database: app })
  await listen(third, ada.access_token)
  await expect.poll(() => isPresent(app, ada.user.id)).toBe(true)
  await third.stop()
  expect(await isPresent(app, ada.user.id)).toBe(false)
  const died = (seconds: number) =>
    app.admin.query(
      `insert into app.presences (user_id, process, seen_at)
       values ($1, gen_random_uuid(), now() - make_interval(secs => $2))`,
      [bob.user.id, seconds]
    )
  await died(61)
  expect(await isPresent(app, bob.user.id)).toBe(false)
  await died(50)
  expect(await isPresent(app, bob.user.id)).toBe(true)
})

it("is cleaned of what dead processes left", async () => {
  const ada = await newPerson(app)
  await app.admin.query(
    `insert into app.presences (user_id, process, seen_at)
     select $1, gen_random_uuid(), now() - make_interval(mins => m) from unnest(array[9, 11]) m`,
    [ada.user.id]
  )
  for (const _ of [1, 2]) {
    await Effect.runPromise(Effect.provide(cleanUp.run({}), app.services.system))
    expect(await rowsOf(ada.user.id)).toBe(1)
  }
})
