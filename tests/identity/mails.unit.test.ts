import { EmailAddress } from "#kernel"
import { describe, expect, it } from "vitest"
import { Schema } from "effect"
import { Locale } from "#identity/contract"
import * as Mails from "../../modules/identity/mails.ts"

const email = Schema.decodeSync(EmailAddress)("ada@example.com")
const writers = Object.entries(Mails)

describe.each(writers)("%s", (_, write) => {
  const [english, spanish] = Locale.literals.map((locale) => write({ email, locale }, "mp_ot_token"))

  it("has the same structure and link in both languages", () => {
    expect(spanish?.kind).toBe(english?.kind)
    expect(spanish?.action?.path).toBe(english?.action?.path)
    expect(spanish?.paragraphs).toHaveLength(english?.paragraphs.length ?? 0)
    expect(spanish?.subject).not.toBe(english?.subject)
    expect(spanish?.footnote).not.toBe(english?.footnote)
  })

  it("uses full sentences", () => {
    for (const mail of [english, spanish])
      for (const text of [...(mail?.paragraphs ?? []), mail?.footnote]) expect(text).toMatch(/[.»]$/)
    expect(english?.to).toBe("ada@example.com")
  })

  it("puts its token after the #", () => {
    const path = english?.action?.path ?? ""
    expect(path.split("#")[0]).not.toContain("mp_ot_")
    expect(JSON.stringify({ ...english, action: undefined })).not.toContain("mp_ot_")
  })
})

it("has a link for every token", () => {
  const withToken = writers.filter(([, write]) =>
    write({ email, locale: "en" }, "mp_ot_token").action?.path.includes("#token=mp_ot_token")
  )
  expect(withToken.map(([name]) => name).sort()).toEqual([
    "accountOpenedMail",
    "confirmNewEmailMail",
    "resetPasswordMail",
    "verifyEmailMail"
  ])
})

it("names the address in the link that verifies it, so that another device need not ask for it", () => {
  const plus = Schema.decodeSync(EmailAddress)("ada+fleet@depot.example")
  const { action } = Mails.verifyEmailMail({ email: plus, locale: "en" }, "t")
  expect(action?.path).toBe("/verify-email#token=t&email=ada%2Bfleet%40depot.example")
})
