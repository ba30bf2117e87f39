import { NotificationId, NotificationKind } from "#notifications/contract"
import { UserId } from "#kernel"
import { describe, expect, it } from "vitest"
import { nextAttempt } from "../../modules/notifications/domain/attempts.ts"
import {
  channelsFor,
  type Choice,
  choicesIn,
  isDefault,
  kinds,
  mayChoose,
  preferenceFor
} from "../../modules/notifications/domain/kinds.ts"
import type { Outgoing } from "../../modules/notifications/domain/outgoing.ts"
import { handlingOf, payloadOf } from "../../modules/notifications/domain/pushMessage.ts"

const choice = (kind: NotificationKind, channel: Choice["channel"], wanted: boolean): Choice => ({
  kind,
  channel,
  wanted
})

describe("the channels of a kind", () => {
  it.each(NotificationKind.literals)(
    "%s uses and locks only what it offers, and can be shown in the app",
    (kind) => {
      const { offered, byDefault, locked } = kinds[kind]
      expect(offered).toContain("app")
      for (const channel of [...byDefault, ...locked]) expect(offered).toContain(channel)
      expect([...channelsFor(kind, [])].toSorted()).toEqual([...byDefault].toSorted())
    }
  )

  it("follow what the person chose, for that kind alone", () => {
    const chosen = [choice("role_changed", "email", false), choice("role_changed", "push", true)]
    expect([...channelsFor("role_changed", chosen)]).toEqual(["app", "push"])
    expect(channelsFor("member_removed", chosen)).toEqual(channelsFor("member_removed", []))
  })

  it("of security cannot be muted", () => {
    const mute = choicesIn({ kind: "security", app: false, email: false, push: false })
    expect([...channelsFor("security", mute)]).toEqual(["app", "email"])
    expect(mute.map(mayChoose)).toEqual([false, false, true])
    expect(preferenceFor("security", mute)).toEqual({
      kind: "security",
      app: true,
      email: true,
      push: false,
      offered: ["app", "email", "push"],
      locked: ["app", "email"]
    })
  })

  it("that a kind does not have cannot be chosen", () => {
    const mailed = choice("invitation_received", "email", true)
    expect(mayChoose(mailed)).toBe(false)
    expect(channelsFor("invitation_received", [mailed]).has("email")).toBe(false)
  })

  it("are kept only where they differ from the default", () => {
    expect(isDefault(choice("role_changed", "email", true))).toBe(true)
    expect(isDefault(choice("role_changed", "email", false))).toBe(false)
    expect(isDefault(choice("role_changed", "push", false))).toBe(true)
  })
})

describe("another attempt", () => {
  it.each([
    [1, null, 5],
    [2, null, 10],
    [5, null, 80],
    [9, null, 1280],
    [1, 60, 60],
    [5, 3, 80],
    [1, 86_400, 3600],
    [10, null, null],
    [10, 5, null]
  ])("after %i, asked to wait %s, follows in %s seconds", (attempt, retryAfter, seconds) =>
    expect(nextAttempt(attempt, retryAfter)).toBe(seconds)
  )
})

const outgoing = (more: Partial<Outgoing> = {}): Outgoing => ({
  id: NotificationId.make("0199d6a0-0000-7000-8000-000000000001"),
  user_id: UserId.make("0199d6a0-0000-7000-8000-000000000002"),
  organization_id: null,
  kind: "message_received",
  title: "New message from Ada",
  message: "Keys",
  link: "/messages",
  created_at: new Date("2026-01-10T12:00:00Z"),
  read_at: null,
  about: "0199d6a0-0000-7000-8000-000000000003",
  ...more
})

describe("a push message", () => {
  it("holds what the browser shows and where it leads", () => {
    expect(JSON.parse(payloadOf(outgoing()))).toEqual({
      id: "0199d6a0-0000-7000-8000-000000000001",
      title: "New message from Ada",
      message: "Keys",
      link: "/messages"
    })
  })

  it.each(["x", "é", "漢", "🚗", '"'])("has at most 3 kB, however long a text of %s is", (letter) => {
    const payload = payloadOf(outgoing({ title: letter.repeat(300), message: letter.repeat(1000) }))
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3000)
    const { message } = JSON.parse(payload) as { message: string }
    expect(message.isWellFormed()).toBe(true)
    expect(Array.from(message).length).toBeGreaterThan(400)
  })

  it("replaces one about the same thing, and is kept for a day from when it was news", () => {
    const at = new Date("2026-01-10T13:00:00Z")
    expect(handlingOf(outgoing(), at)).toEqual({
      ttl: 82_800,
      urgency: "high",
      topic: "0199d6a0000070008000000000000003"
    })
    expect(handlingOf(outgoing({ kind: "role_changed", about: null }), at)).toMatchObject({
      urgency: "normal",
      topic: "0199d6a0000070008000000000000001"
    })
    expect(handlingOf(outgoing(), new Date("2026-01-11T12:00:00Z")).ttl).toBe(0)
  })
})
