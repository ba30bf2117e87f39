import { EventId, hours, OrganizationId, plus, seconds } from "#kernel"
import { signedHeaders } from "#infra/outbound"
import { PUBLIC_EVENTS, TEST_EVENT, WebhookEventType } from "#webhooks/contract"
import { Webhook } from "standardwebhooks"
import { describe, expect, it } from "vitest"
import { bodyOf, webhookIdOf } from "../../modules/webhooks/domain/message.ts"
import { outcomeOf } from "../../modules/webhooks/domain/outcome.ts"
import { nextAttempt } from "../../modules/webhooks/domain/retries.ts"

const begunAt = new Date("2026-11-27T08:00:00Z")

/** When an event is tried that never succeeds, in seconds after the first attempt. */
const schedule = (chance: number): ReadonlyArray<number> => {
  const all: Array<number> = []
  let at: Date | null = begunAt
  for (let tries = 1; at !== null; tries++) {
    all.push((at.getTime() - begunAt.getTime()) / 1000)
    at = nextAttempt(tries, { begunAt, at, chance, wish: null })
  }
  return all
}

describe("attempts", () => {
  it("are further and further apart, up to six hours, and end after a day", () => {
    expect(schedule(0)).toEqual([0, 5, 25, 105, 425, 1705, 6825, 27305, 48905, 70505, 86400])
  })

  it("are up to a fifth later by chance", () => {
    expect(schedule(1).slice(0, 4)).toEqual([0, 6, 30, 126])
    expect(schedule(1).at(-1)).toBe(86_400)
  })

  it.each([
    ["longer than planned", seconds(90), 90],
    ["shorter than planned", seconds(1), 5],
    ["for days", hours(50), 3600]
  ])("follow a server that asks to wait %s", (_, wish, expected) => {
    const next = nextAttempt(1, { begunAt, at: begunAt, chance: 0, wish })
    expect(next).toEqual(plus(begunAt, seconds(expected)))
  })
})

it.each([
  [200, "delivered"],
  [204, "delivered"],
  [301, "redirect"],
  [308, "redirect"],
  [400, "refused"],
  [410, "refused"],
  [503, "refused"]
])("understands status %s as %s", (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

describe("signatures", () => {
  // From https://github.com/standard-webhooks/standard-webhooks, test vectors of the reference libraries.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
  const message = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body: '{"test": 2432232314}',
    at: new Date(1_614_265_330_000)
  }

  it("are those of the specification", () => {
    expect(signedHeaders(message, [secret])["webhook-signature"]).toBe(
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    )
  })

  it("are made with each secret", () => {
    const other = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
    const now = { ...message, at: new Date() }
    const headers = signedHeaders(now, [other, secret])
    for (const one of [other, secret])
      expect(new Webhook(one).verify(now.body, headers)).toEqual({ test: 2432232314 })
  })
})

it("a body names its type, its time and its organization", () => {
  const id = OrganizationId.make("019aa000-0000-7000-8000-00000000000a")
  const message = { type: "driver.added", data: { driver_id: "d" } }
  expect(bodyOf(id, message, begunAt)).toBe(
    `{"type":"driver.added","timestamp":"2026-11-27T08:00:00.000Z","data":{"organization_id":"${id}","driver_id":"d"}}`
  )
  expect(webhookIdOf(EventId.make(id))).toBe(`evt_${id}`)
})

it("every public type has one meaning, and none is that of the test event", () => {
  const described = PUBLIC_EVENTS.flatMap(({ types }) => Object.entries(types))
  const meanings = Map.groupBy(described, ([type]) => type)
  for (const [type, all] of meanings) {
    expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/)
    expect(new Set(all.map(([, meaning]) => meaning)).size, type).toBe(1)
  }
  expect([...meanings.keys()].toSorted()).toEqual([...WebhookEventType.literals].toSorted())
  expect(meanings.has(TEST_EVENT)).toBe(false)
})
