import { type NotificationKind, UserId } from "#kernel"
import { NotificationId } from "#notifications/contract"
import { describe, expect, it } from "vitest"
import { notificationKinds } from "../../apps/system/assembly.ts"
import { modules } from "../../apps/system/modules.ts"
import { nextAttempt } from "../../modules/notifications/domain/attempts.ts"
import {
  channelsFor,
  type Choice,
  choicesIn,
  defaultOf,
  isDefault,
  lockedBy,
  mayChoose,
  offeredBy,
  preferenceFor
} from "../../modules/notifications/domain/kinds.ts"
import type { Outgoing } from "../../modules/notifications/domain/outgoing.ts"
import { pushOptionsOf, payloadOf } from "../../modules/notifications/domain/pushMessage.ts"

const kind = (name: string): NotificationKind => {
  const declared = notificationKinds.get(name)
  if (declared === undefined) throw new Error(`No module declares ${name}.`)
  return declared
}

const choice = (name: string, channel: Choice["channel"], wanted: boolean): Choice => ({
  kind: name,
  channel,
  wanted
})

describe("the channels of a kind", () => {
  it.each([...notificationKinds.values()])(
    "of $name include the app, and every channel that is a default or locked",
    (one) => {
      const [offered, byDefault, locked] = [offeredBy(one), defaultOf(one), lockedBy(one)]
      expect(offered).toContain("app")
      for (const channel of [...byDefault, ...locked]) expect(offered).toContain(channel)
      expect([...channelsFor(one, [])].toSorted()).toEqual([...byDefault].toSorted())
    }
  )

  it.each([
    ["message_received", ["app", "email", "push"], ["app", "email", "push"]],
    ["invitation_received", ["app", "push"], ["app", "push"]],
    ["invitation_accepted", ["app", "email", "push"], ["app"]],
    ["invitation_declined", ["app", "email", "push"], ["app"]],
    ["invitation_expired", ["app", "push"], ["app"]],
    ["role_changed", ["app", "email", "push"], ["app", "email"]],
    ["member_removed", ["app", "email", "push"], ["app", "email"]],
    ["customer_email_failed", ["app", "email", "push"], ["app", "email", "push"]],
    ["demo_requested", ["app", "email", "push"], ["app"]],
    ["security", ["app", "email", "push"], ["app", "email", "push"]]
  ])("of %s are %j, and by default %j", (name, offered, byDefault) => {
    expect([offeredBy(kind(name)), defaultOf(kind(name))]).toEqual([offered, byDefault])
  })

  it("belong to kinds with unique names", () => {
    const declared = modules.flatMap(({ notifications }) => notifications)
    expect(notificationKinds.size).toBe(declared.length)
  })

  it("follow the user's choices for that kind only", () => {
    const chosen = [choice("role_changed", "email", false), choice("role_changed", "push", true)]
    expect([...channelsFor(kind("role_changed"), chosen)]).toEqual(["app", "push"])
    expect(channelsFor(kind("member_removed"), chosen)).toEqual(channelsFor(kind("member_removed"), []))
  })

  it("of security cannot be turned off", () => {
    const mute = choicesIn({ kind: "security", app: false, email: false, push: false })
    expect([...channelsFor(kind("security"), mute)]).toEqual(["app", "email"])
    expect(mute.map((one) => mayChoose(kind("security"), one))).toEqual([false, false, true])
    expect(preferenceFor(kind("security"), mute)).toEqual({
      kind: "security",
      label: { en: "Security", es: "Seguridad" },
      about: kind("security").about,
      app: true,
      email: true,
      push: false,
      offered: ["app", "email", "push"],
      locked: ["app", "email"]
    })
  })

  it("cannot be chosen unless the kind offers them", () => {
    const mailed = choice("invitation_received", "email", true)
    expect(mayChoose(kind("invitation_received"), mailed)).toBe(false)
    expect(channelsFor(kind("invitation_received"), [mailed]).has("email")).toBe(false)
  })

  it("are stored only where they differ from the default", () => {
    expect(isDefault(kind("role_changed"), choice("role_changed", "email", true))).toBe(true)
    expect(isDefault(kind("role_changed"), choice("role_changed", "email", false))).toBe(false)
    expect(isDefault(kind("role_changed"), choice("role_changed", "push", false))).toBe(true)
  })
})

describe("a retry", () => {
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
  ])("after attempt %i with Retry-After %s waits %s seconds", (attempt, retryAfter, seconds) =>
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
  it("contains what the browser shows and the page it opens", () => {
    expect(JSON.parse(payloadOf(outgoing()))).toEqual({
      id: "0199d6a0-0000-7000-8000-000000000001",
      title: "New message from Ada",
      message: "Keys",
      link: "/messages"
    })
  })

  it.each(["x", "é", "漢", "🚗", '"'])("has at most 3 kB, however long a text of %s is", (character) => {
    const payload = payloadOf(outgoing({ title: character.repeat(300), message: character.repeat(1000) }))
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3000)
    const { message } = JSON.parse(payload) as { message: string }
    expect(message.isWellFormed()).toBe(true)
    expect(Array.from(message).length).toBeGreaterThan(400)
  })

  it("replaces one about the same subject, and expires a day after its event", () => {
    const at = new Date("2026-01-10T13:00:00Z")
    expect(pushOptionsOf(kind("message_received"), outgoing(), at)).toEqual({
      ttl: 82_800,
      urgency: "high",
      topic: "0199d6a0000070008000000000000003"
    })
    expect(
      pushOptionsOf(kind("role_changed"), outgoing({ kind: "role_changed", about: null }), at)
    ).toMatchObject({
      urgency: "normal",
      topic: "0199d6a0000070008000000000000001"
    })
    expect(pushOptionsOf(kind("message_received"), outgoing(), new Date("2026-01-11T12:00:00Z")).ttl).toBe(0)
  })
})
