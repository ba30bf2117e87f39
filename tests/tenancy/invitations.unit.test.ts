import { days, EmailAddress, OrganizationId, plus, Role, UserId } from "#kernel"
import { InvitationId } from "#tenancy/contract"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { canBeAccepted, expiryOf, hasExpired, isOpen } from "../../modules/tenancy/domain/Invitations.ts"
import { newOrganization } from "../../modules/tenancy/domain/Organizations.ts"
import { changedFields } from "../../modules/tenancy/domain/changes.ts"
import { invitationExpiredMail, invitationMail } from "../../modules/tenancy/mails.ts"

const now = new Date("2026-11-20T12:00:00Z")

describe("invitations", () => {
  it("expire after exactly 7 days", () => {
    const expires_at = expiryOf(now)
    expect(expires_at).toEqual(new Date("2026-11-27T12:00:00Z"))
    expect(hasExpired({ expires_at }, plus(expires_at, -1))).toBe(false)
    expect(hasExpired({ expires_at }, expires_at)).toBe(true)
  })

  it.each([
    ["pending", 1, true],
    ["pending", -1, false],
    ["accepted", 1, false],
    ["revoked", 1, false]
  ] as const)("%s, %d days before its end, is open: %s", (status, left, expected) => {
    expect(isOpen({ status, expires_at: plus(now, days(left)) }, now)).toBe(expected)
  })

  it.each<[Role | null, Role, boolean]>([
    ["manager", "manager", true],
    ["manager", "admin", false],
    ["viewer", "viewer", false],
    [null, "viewer", false],
    ["owner", "owner", true]
  ])("by someone who is %s by now, as %s, can be accepted: %s", (inviter_role, role, expected) => {
    const offer = { inviter_role, role, status: "pending" as const, expires_at: plus(now, days(1)) }
    expect(canBeAccepted({ ...anyOffer, ...offer }, now)).toBe(expected)
  })
})

const id = "01a1fa85-92a5-712d-8f06-a3c8f05f13d8"
const organizationId = OrganizationId.make(id)
const to = Schema.decodeSync(EmailAddress)("Ada@Example.com")
const anyOffer = {
  id: InvitationId.make(id),
  organization_id: organizationId,
  organization_name: "Riverside Depot",
  invited_name: "Ada",
  email: to,
  invited_by: UserId.make(id),
  created_at: now
}

describe("organizations", () => {
  it("start with a trial of 14 days and defaults for omitted fields", () => {
    const organization = newOrganization(
      { name: "Depot", industry: "rental" },
      organizationId,
      UserId.make(id),
      now
    )
    expect(organization.trial_ends_at).toEqual(new Date("2026-12-04T12:00:00Z"))
    expect(organization).toMatchObject({
      time_zone: "UTC",
      currency: "EUR",
      units: "metric",
      industry: "rental"
    })
  })

  it("report the fields that an edit changes", () => {
    expect(changedFields({ customer_email: false }, { customer_email: true })).toEqual({
      customer_email: "true"
    })
    expect(changedFields({ customer_email: false }, { customer_email: false })).toEqual({})
    expect(changedFields({ name: "A", units: "metric" }, { name: "A", units: "imperial" })).toEqual({
      units: "imperial"
    })
  })
})

describe("invitation emails", () => {
  const words = { organization: "Depot <b>", inviter: "Olga", invited: "Ada", role: "driver" as const }

  it.each(["en", "es"] as const)("carry the token in the link only (%s)", (locale) => {
    const mail = invitationMail({ to, locale, organizationId }, words, "secret-token")
    expect(mail.action?.path).toBe("/invitation#token=secret-token")
    expect([mail.subject, ...mail.paragraphs, mail.footnote].join()).not.toContain("secret-token")
    expect(mail.subject).toContain("Olga")
  })

  it("are in the recipient's language, including the role", () => {
    const spanish = invitationMail({ to, locale: "es", organizationId }, words, "t")
    expect(spanish.paragraphs.join(" ")).toContain("conductor")
    const expired = { organization: "Depot", invited: "Ada", email: "ada@example.com" }
    const mails = (["en", "es"] as const).map((locale) =>
      invitationExpiredMail({ to, locale, organizationId }, expired)
    )
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2)
    for (const { paragraphs, action } of mails) {
      expect(paragraphs.join()).toContain("ada@example.com")
      expect(action?.path).toBe("/organization")
    }
  })

  it("name every role in both languages", () => {
    for (const role of Role.literals)
      for (const locale of ["en", "es"] as const) {
        const { paragraphs } = invitationMail({ to, locale, organizationId }, { ...words, role }, "t")
        expect(paragraphs.join()).toMatch(locale === "en" ? /Your role: [a-z ]+\./ : /Su rol: [a-zé ]+\./)
      }
  })
})
