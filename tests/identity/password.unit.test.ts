import { EmailAddress } from "#kernel"
import { NewPassword } from "#identity/contract"
import { describe, expect, it } from "@effect/vitest"
import { Result, Schema } from "effect"
import { isObviousPassword } from "../../modules/identity/passwords/domain/password.ts"

const email = Schema.decodeSync(EmailAddress)("ada.driver@example.com")
const accepts = (password: string): boolean =>
  Result.isSuccess(Schema.decodeUnknownResult(NewPassword)(password))

describe("obvious passwords", () => {
  it.each([
    "ada.driver@example.com",
    "ADA.DRIVER@EXAMPLE.COM",
    "ada.driver",
    "Ada.Driver",
    "motorpool",
    "MotorPool"
  ])("include %s", (password) => expect(isObviousPassword(password, email)).toBe(true))

  it.each(["ada.driver1", "driver", "example.com", "motorpools"])("do not include %s", (password) =>
    expect(isObviousPassword(password, email)).toBe(false)
  )
})

describe("new passwords", () => {
  it.prop("of 8 to 256 characters are accepted, whatever they contain", [Schema.String], ([text]) => {
    const length = Array.from(text).length
    const whole = text.isWellFormed() && !text.includes("\u0000")
    expect(accepts(text)).toBe(whole && length >= 8 && length <= 256)
  })

  it.each([
    [7, false],
    [8, true],
    [256, true],
    [257, false]
  ])("with %i characters are accepted: %s, counted in code points", (length, accepted) => {
    expect(accepts("x".repeat(length))).toBe(accepted)
    expect(accepts("🚚".repeat(length))).toBe(accepted)
  })
})
