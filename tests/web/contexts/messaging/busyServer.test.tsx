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

it.each([429, 500])("a queued message waits when the server answers %i", async (status) => {
  startSession(anaSession())
  fakeServer([refuses(SendMessage, status, "too_much")])
  await save(outgoing(1))
  await sendWaiting()
  expect(await queueOf(ana.id)).toEqual([expect.objectContaining({ refusal: null })])
})

it("the next attempt is not before the server wants it", async () => {
  startSession(anaSession())
  const { endpoint, reply } = refuses(SendMessage, 429, "too_many_requests")
  fakeServer([
    replies(endpoint, async (request) => {
      const { status, body } = await reply(request)
      return new Response(body, { status, headers: { "retry-after": "40" } })
    })
  ])
  const timers = vi.spyOn(window, "setTimeout")
  onTestFinished(() => timers.mockRestore())
  await save(outgoing(1))
  await sendWaiting()
  expect(timers.mock.calls.map(([, pause]) => pause)).toContain(40_000)
})
