import { UserId } from "#kernel"
import { cleanUp } from "#infra/jobs"
import { Presence, PresenceLive } from "#infra/realtime"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { createPerson } from "../../support/seeds.ts"
import { listen } from "../../support/live.ts"
import { writePresences } from "../../../infra/realtime/presences.ts"
import { type LiveStream, Streams } from "../../../infra/realtime/Streams.ts"

/** A user goes offline about a second after closing the last stream. */
const SOON = { timeout: 20_000 }

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

it("shows on every process who is online on any of them", async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const [one, two] = [await listen(app, ada.access_token), await listen(other, ada.access_token)]
  for (const process of [app, other]) {
    await expect.poll(() => isPresent(process, ada.user.id)).toBe(true)
    expect(await isPresent(process, bob.user.id)).toBe(false)
  }
  await one.close()
  await expect.poll(() => rowsOf(ada.user.id), SOON).toBe(1)
  expect(await isPresent(app, ada.user.id)).toBe(true)
  await two.close()
  await expect.poll(() => isPresent(app, ada.user.id), SOON).toBe(false)
})

it("keeps a user online who reconnects within a second, as after a reload", async () => {
  const [ada, bob] = [(await createPerson(app)).user.id, (await createPerson(app)).user.id]
  const streams = new Streams()
  const [reloading, closing] = [streamOf(ada), streamOf(bob)]
  for (const stream of [reloading, closing]) streams.add(stream, new Set())
  const present = () => Promise.all([ada, bob].map((userId) => isPresent(app, userId)))
  await Effect.runPromise(
    Effect.gen(function* () {
      const presences = yield* writePresences(streams)
      yield* presences.seen([ada, bob])
      for (const stream of [reloading, closing]) {
        streams.remove(stream)
        presences.closed(stream.userId)
      }
      yield* TestClock.adjust("999 millis")
      expect(yield* Effect.promise(present)).toEqual([true, true])
      streams.add(streamOf(ada), new Set())
      yield* TestClock.adjust("1 millis")
      yield* Effect.promise(() => expect.poll(() => isPresent(app, bob)).toBe(false))
      expect(yield* Effect.promise(present)).toEqual([true, false])
    }).pipe(Effect.scoped, Effect.provide(TestClock.layer()), Effect.provide(app.services.system))
  )
})

const streamOf = (userId: string): LiveStream => ({
  userId: UserId.make(userId),
  token: "",
  sink: { write: () => true, end: () => undefined },
  turn: 0
})

const rowsOf = async (userId: string): Promise<number | null> =>
  (await app.admin.query("select from app.presences where user_id = $1", [userId])).rowCount

it("takes users of a stopped server offline immediately, and those of a dead one after a minute", async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const third = await startApp({ database: app })
  await listen(third, ada.access_token)
  await expect.poll(() => isPresent(app, ada.user.id)).toBe(true)
  await third.stop()
  expect(await isPresent(app, ada.user.id)).toBe(false)
  const addDead = (seconds: number) =>
    app.admin.query(
      `insert into app.presences (user_id, process, seen_at)
       values ($1, gen_random_uuid(), now() - make_interval(secs => $2))`,
      [bob.user.id, seconds]
    )
  await addDead(61)
  expect(await isPresent(app, bob.user.id)).toBe(false)
  await addDead(50)
  expect(await isPresent(app, bob.user.id)).toBe(true)
})

it("deletes what dead processes left behind", async () => {
  const ada = await createPerson(app)
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
