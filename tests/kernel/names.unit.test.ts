import { nameInMail, nameLine, withoutLinks } from "#kernel"
import { Result, Schema } from "effect"
import { array, assert, constantFrom, oneof, property, string } from "fast-check"
import { describe, expect, it } from "vitest"

const decode = Schema.decodeUnknownResult(nameLine("Name", { max: 120 }))
const isAccepted = (name: string) => Result.isSuccess(decode(name))

/** What the clients and the standards for international domain names read as a dot. */
const DOTS = [".", "\u2024", "\u3002", "\ufe12", "\ufe52", "\uff0e", "\uff61"]

describe("a name that is entered", () => {
  it.each([
    "Payroll Department https://pay.example",
    "pay.com",
    "Pay now: www.pay",
    "See PAY.COM/login",
    "münchen-autos.de",
    "ada@example.org",
    "Depot hxxp://1.2.3.4",
    ...DOTS.map((dot) => `pay${dot}com`)
  ])("may not contain a web address: %s", (name) => expect(isAccepted(name)).toBe(false))

  it.each([
    "Ada King, Jr.",
    "J.R. Smith",
    "St.Pauli Transporte GmbH & Co.KG",
    "Transportes Ruiz S.L.",
    "Dr.Müller",
    "A/B Rentals",
    "Depot No.5",
    "Cars @ Dock 4",
    "O'Neill: Vans & More"
  ])("may be %s", (name) => expect(isAccepted(name)).toBe(true))

  it("may contain the product's name, which is removed in emails", () =>
    expect(isAccepted("Motorpool Depot")).toBe(true))
})

describe("a name in an email's headers", () => {
  it.each([
    ["Payroll Department https://pay.example/x", "Payroll Department https: pay. example/x"],
    ["St.Pauli", "St. Pauli"],
    ["ada@pay.com", "ada pay. com"],
    ["ada＠pay。com", "ada pay。 com"],
    ["mailto:ada", "mailto: ada"],
    ["Motorpool Security", "— Security"],
    ["Payroll via Motorpool", "Payroll via —"],
    ["МОТОRРООL", "—"],
    ["Ｍot\u0301or\u200dpo0l", "—"],
    ["City Motor Pool", "City Motor Pool"],
    ["José Núñez-Ruiz, S.A.", "José Núñez-Ruiz, S. A."],
    ["Olga Owner", "Olga Owner"]
  ])("%j becomes %j", (name, expected) => expect(nameInMail(name)).toBe(expected))

  const part = oneof(
    constantFrom(
      ...DOTS,
      "@",
      "＠",
      "﹫",
      ":",
      "：",
      "/",
      "//",
      "／",
      "\\",
      " ",
      "\u00a0",
      "\u200d",
      "\ufe0f"
    ),
    constantFrom("https", "www", "com", "pay", "Motorpool", "mоtorpool", "via", "é", "中"),
    string({ unit: "grapheme", maxLength: 3 })
  )
  const text = array(part, { maxLength: 12 }).map((parts) => parts.join(""))

  /** A dot or a colon with something right after it, an `@`, or two slashes. */
  const LINK = /[.\u2024\u3002\ufe12\ufe52\uff0e\uff61:\uff1a][^\s.,;:!?)\]]|[@\uff20\ufe6b]|[/\\\uff0f]{2}/u

  it("contains nothing that a mail client links", () =>
    assert(
      property(text, (name) => {
        expect(nameInMail(name)).not.toMatch(LINK)
        expect(nameInMail(name)).not.toMatch(/motorpool/i)
        expect(withoutLinks(name)).not.toMatch(LINK)
      }),
      { seed: 50, numRuns: 2000 }
    ))

  it("is not changed again by a second pass", () =>
    assert(
      property(text, (name) => {
        expect(nameInMail(nameInMail(name))).toBe(nameInMail(name))
      }),
      { seed: 51, numRuns: 1000 }
    ))
})
