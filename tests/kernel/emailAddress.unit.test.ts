import { EmailAddress, mailboxOf } from "#kernel"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

const decode = Schema.decodeUnknownResult(EmailAddress)
const accepted = (text: string) => Result.getOrElse(decode(text), () => null)

describe("email addresses", () => {
  it.each([
    ["ada@example.com", "ada@example.com"],
    ["  Ada.Rivers+Depot@Example.COM ", "ada.rivers+depot@example.com"],
    ["o'hara@sub.example.co.uk", "o'hara@sub.example.co.uk"],
    [`${"x".repeat(64)}@example.com`, `${"x".repeat(64)}@example.com`]
  ])("reads %j as %j", (text, address) => expect(accepted(text)).toBe(address))

  it.each([
    "",
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@@example.com",
    "ada@evil.com,ben@example.com",
    "ada@evil.com ben@example.com",
    "ada@evil.com;ben@example.com",
    "Ada <ada@example.com>",
    "ada@example.com\r\nBcc: all@example.com",
    "ada@example.com\u0000",
    "ada\uff20example.com",
    "\u0130da@example.com",
    "\u0131da@example.com",
    "\u212aim@example.com",
    "ada@ex\u0430mple.com",
    "ada\u200b@example.com",
    ".ada@example.com",
    "ada..rivers@example.com",
    "ada@-example.com",
    "ada@example.com.",
    `${"x".repeat(65)}@example.com`,
    `${"x".repeat(60)}@${"y".repeat(63)}.${"y".repeat(63)}.${"y".repeat(63)}.com`,
    "<b>ada</b>@example.com"
  ])("refuses %j", (text) => expect(accepted(text)).toBeNull())
})

describe("the mailbox of an address, by which limits count", () => {
  it.each([
    ["Ada@Example.com", "ada@example.com"],
    ["ada+1@example.com", "ada@example.com"],
    ["ada+1+2@example.com", "ada@example.com"],
    ["a.d.a@example.com", "a.d.a@example.com"],
    ["a.d.a+x@gmail.com", "ada@gmail.com"],
    ["A.da@GoogleMail.com", "ada@gmail.com"],
    [" ada@example.com ", "ada@example.com"],
    ["no address", "no address"],
    ["a@b@c", "a@b@c"],
    ["", ""]
  ])("of %j is %j", (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
})
