import { Outgoing, plus } from "#kernel"
import { assert, constantFrom, integer, property } from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isLower,
  perDay,
  refusalToSend,
  type Sender,
  Standing,
  standingAfter
} from "../../../infra/mail/allowance.ts"

const NOW = new Date("2026-11-22T12:00:00Z")
const DAY = 86_400_000
const sender = (ageInDays: number, more: Partial<Sender> = {}): Sender => ({
  kind: "account",
  since: plus(NOW, -ageInDays * DAY),
  standing: "good",
  per_day: null,
  ...more
})

describe("the allowance of a day", () => {
  it.each([
    [-1, 20, 20],
    [0, 20, 20],
    [2.9, 20, 20],
    [3, 50, 40],
    [7, 100, 60],
    [14, 150, 80],
    [29.9, 150, 80],
    [30, 200, 100],
    [4000, 200, 100]
  ])("at the age of %s days is %i customer emails and %i invitations", (age, emails, invitations) => {
    expect(perDay("customer emails", sender(age), NOW)).toBe(emails)
    expect(perDay("invitations", sender(age), NOW)).toBe(invitations)
  })

  it("grows with age and never exceeds 200 customer emails and 100 invitations", () =>
    assert(
      property(
        constantFrom(...Outgoing.literals),
        integer({ min: 0, max: 60 * 24 }),
        integer({ min: 0, max: 60 * 24 }),
        (what, hours, more) => {
          const younger = perDay(what, sender(hours / 24), NOW)
          const older = perDay(what, sender((hours + more) / 24), NOW)
          expect(younger).toBeLessThanOrEqual(older)
          expect(older).toBeLessThanOrEqual(what === "invitations" ? 100 : 200)
        }
      ),
      { seed: 50 }
    ))

  it("is raised by an operator, never lowered", () => {
    expect(perDay("invitations", sender(0, { per_day: 500 }), NOW)).toBe(500)
    expect(perDay("invitations", sender(30, { per_day: 5 }), NOW)).toBe(100)
  })

  it("is that of the first day for a limited sender, and none for a stopped one", () => {
    expect(perDay("customer emails", sender(60, { standing: "limited", per_day: 500 }), NOW)).toBe(20)
    expect(perDay("customer emails", sender(60, { standing: "stopped", per_day: 500 }), NOW)).toBe(0)
  })
})

describe("an email", () => {
  it("is refused beyond the allowance, with a sentence", () => {
    expect(refusalToSend("invitations", sender(0), 20, NOW)).toBeUndefined()
    expect(refusalToSend("invitations", sender(0), 21, NOW)?.message).toBe(
      "You can send 20 invitations a day. Try again tomorrow. New accounts and organizations start with a low limit, which rises over 30 days."
    )
    expect(refusalToSend("customer emails", sender(30, { kind: "organization" }), 201, NOW)?.message).toBe(
      "Your organization can send 200 customer emails a day. Try again tomorrow."
    )
  })

  it("of a stopped sender is refused with a different sentence", () =>
    expect(refusalToSend("invitations", sender(30, { standing: "stopped" }), 1, NOW)?.message).toBe(
      "You can't send emails to people outside at the moment. Contact support."
    ))
})

describe("the standing after bounces and complaints", () => {
  it.each([
    [{ sent: 0, bounced: 0, complained: 0 }, "good"],
    [{ sent: 19, bounced: 19, complained: 2 }, "good"],
    [{ sent: 20, bounced: 1, complained: 0 }, "good"],
    [{ sent: 20, bounced: 2, complained: 0 }, "limited"],
    [{ sent: 200, bounced: 19, complained: 0 }, "good"],
    [{ sent: 200, bounced: 20, complained: 2 }, "limited"],
    [{ sent: 3, bounced: 0, complained: 3 }, "stopped"]
  ] as const)("of %j is %s", (outcomes, standing) => expect(standingAfter(outcomes)).toBe(standing))

  it("only ever gets lower", () => {
    for (const [index, standing] of Standing.literals.entries())
      for (const [other, next] of Standing.literals.entries())
        expect(isLower(next, standing)).toBe(other > index)
  })
})
