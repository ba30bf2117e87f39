import { randomBytes } from "node:crypto"
import { expect, it } from "vitest"
import { readRecoveryCode, recoveryCodeFrom } from "../../modules/identity/factors/domain/recoveryCode.ts"

it("shows twelve characters in three groups", () => {
  expect(recoveryCodeFrom(new Uint8Array([0, 9, 10, 31, 32, 41, 42, 63, 64, 255, 18, 25]))).toBe(
    "09az-09az-0zjs"
  )
})

it("reads what it shows, however it is typed", () => {
  for (let n = 0; n < 200; n++) {
    const code = recoveryCodeFrom(randomBytes(12))
    const text = code.replaceAll("-", "")
    const parts = { selector: text.slice(0, 2), secret: text.slice(2) }
    const typed = [code, code.toUpperCase(), ` ${text} `, code.replaceAll("-", " ")]
    const mistaken = code.replaceAll("0", "O").replaceAll("1", "l")
    for (const one of [...typed, mistaken]) expect(readRecoveryCode(one), one).toEqual(parts)
  }
})

it.each(["", "123456", "abcd-efgh-jkm", "abcd-efgh-jkmn-p", "uuuu-uuuu-uuuu", "abcd_efgh_jkmn"])(
  "refuses %j",
  (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined()
  }
)
