import { SendMessage } from "#messaging/contract"
import { beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { queueOf, save } from "../../../../apps/web/contexts/messaging/outgoing/queue.ts"
import { sendWaiting } from "../../../../apps/web/contexts/messaging/outgoing/sending.ts"
import { startSession } from "../../../../apps/web/api/session.ts"
import { fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { anaSession } from "../../support/people.ts"
import { ana } from "../support/fixtures.ts"
import { freshMessages, outgoing } from "./fixtures.ts"

beforeEach(freshMessages)

/** Refuses messages, for as many seconds. */
const tooMany = (seconds: number) => {
  const { endpoint, reply } = refuses(SendMessage, 429, "too_many_requests")
  return replies(endpoint, async (request) => {
    const { status, body } = await reply(request)
    return new Response(body, { status, headers: { "retry-after": String(seconds) } })
  })
}

const sendOne = async () => {
  await save(outgoing(1))
  await sendWaiting()
  const [one] = await queueOf(ana.id)
  return one?.refusal
}

it("a queued message waits for a minute at most, because those behind it wait, too", async () => {
  startSession(anaSession())
  fakeServer([tooMany(60)])
  expect(await sendOne()).toBeNull()
  fakeServer([tooMany(61)])
  expect(await sendOne()).toMatchObject({ status: 429 })
})

it("a message at which the server fails can be discarded, and does not block the others", async () => {
  startSession(anaSession())
  fakeServer([refuses(SendMessage, 500, "internal")])
  expect(await sendOne()).toMatchObject({ status: 500 })
})

it("the next attempt is not before the server wants it", async () => {
  startSession(anaSession())
  fakeServer([tooMany(40)])
  const timers = vi.spyOn(window, "setTimeout")
  onTestFinished(() => timers.mockRestore())
  expect(await sendOne()).toBeNull()
  expect(timers.mock.calls.map(([, pause]) => pause)).toContain(40_000)
})
