import { newTotpSecret, totpCode, totpStep, totpUri } from "#infra/secrets"
import { expect, it } from "vitest"

/** The secret of RFC 6238, appendix B, in base32: "12345678901234567890". */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
const at = (seconds: number): Date => new Date(seconds * 1000)

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"]
])("follows RFC 6238 at %d s", (seconds, code) => {
  expect(totpCode(SECRET, at(seconds))).toBe(code)
  expect(totpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

it("accepts the code of the step before and after, and of no other (ASVS 6.5.5)", () => {
  const step = 1000
  const now = at(step * 30 + 7)
  const accepted = [-2, -1, 0, 1, 2].map((drift) =>
    totpStep(SECRET, totpCode(SECRET, at((step + drift) * 30)), now)
  )
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
})

it.each(["", "12345", "1234567", "abcdef", "-28708", "٢٨٧٠٨٢"])("refuses %j", (code) => {
  expect(totpStep(SECRET, code, at(59))).toBeUndefined()
})

it("makes secrets of 160 bits, and addresses that name the account", () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  expect(decodeURIComponent(totpUri(secret, "Motorpool", "ada@example.com"))).toBe(
    `otpauth://totp/Motorpool:ada@example.com?issuer=Motorpool&secret=${secret}&algorithm=SHA1&digits=6&period=30`
  )
})
