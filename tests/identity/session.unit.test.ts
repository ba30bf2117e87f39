import { days, hours, plus, seconds } from "#kernel"
import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import {
  absoluteExpiry,
  decideRefresh,
  expiryAt,
  type Presented
} from "../../modules/identity/sessions/domain/session.ts"

const NOW = new Date("2026-05-04T10:00:00Z")
const fresh: Presented = {
  endedAt: null,
  sessionExpiresAt: plus(NOW, days(60)),
  usedAt: null,
  refreshExpiresAt: plus(NOW, days(20))
}
const ago = (millis: number) => plus(NOW, -millis)

describe("presenting a refresh token", () => {
  it.each<[string, Partial<Presented>, string]>([
    ["that is fresh", {}, "rotate"],
    ["in its last millisecond", { refreshExpiresAt: plus(NOW, 1) }, "rotate"],
    ["that expires now", { refreshExpiresAt: NOW }, "ended"],
    ["used right now", { usedAt: NOW }, "repeat"],
    ["used ten seconds ago", { usedAt: ago(seconds(10)) }, "repeat"],
    ["used just over ten seconds ago", { usedAt: ago(seconds(10) + 1) }, "reused"],
    ["used according to a clock that is ahead", { usedAt: plus(NOW, seconds(2)) }, "repeat"],
    ["used long ago, expired since", { usedAt: ago(days(29)), refreshExpiresAt: ago(1) }, "reused"],
    ["of a session that has ended", { endedAt: ago(1) }, "ended"],
    ["used again, of a session that has ended", { endedAt: ago(1), usedAt: ago(days(1)) }, "ended"],
    ["used a second ago, of a session that has ended", { endedAt: ago(1), usedAt: ago(seconds(1)) }, "ended"],
    ["of a session past its 90 days", { sessionExpiresAt: NOW }, "ended"]
  ])("with a token %s leads to: %s", (_, difference, decision) => {
    expect(decideRefresh({ ...fresh, ...difference }, NOW)).toBe(decision)
  })

  it.prop(
    "is refused once its session has ended",
    [Schema.NullOr(Schema.Date), Schema.Date],
    ([usedAt, refreshExpiresAt]) => {
      expect(decideRefresh({ ...fresh, endedAt: NOW, usedAt, refreshExpiresAt }, NOW)).toBe("ended")
    }
  )
})

describe("token lifetimes", () => {
  it("are an hour, 30 days and 90 days", () => {
    expect(expiryAt(NOW, absoluteExpiry(NOW))).toEqual({
      access: plus(NOW, hours(1)),
      refresh: plus(NOW, days(30))
    })
    expect(absoluteExpiry(NOW)).toEqual(plus(NOW, days(90)))
  })

  const minute = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 90 * 24 * 60 }))
  it.prop("never exceed the session's, whenever it is refreshed", [minute], ([after]) => {
    const end = absoluteExpiry(NOW)
    const { access, refresh } = expiryAt(plus(NOW, after * 60_000), end)
    expect(access <= end && refresh <= end && access <= refresh).toBe(true)
  })
})
