import { fieldErrorsOf } from "#kernel"
import { hasCheckDigit, Iccid, iccidIn, Imei, imeiIn, withCheckDigit } from "#telematics/contract"
import { array, assert, integer, nat, pre, property } from "fast-check"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

const read = (schema: Schema.Codec<string, string>) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (text: unknown) =>
    Result.match(decode(text), {
      onSuccess: (value) => value,
      onFailure: ({ issue }) => fieldErrorsOf(issue)[0]?.message
    })
}

describe("an IMEI", () => {
  it.each([
    ["490154203237518", "490154203237518"],
    ["353861053849681", "353861053849681"],
    [" 49-015420-323751-8 ", "490154203237518"],
    ["123456789012345", "This is not an IMEI. Check for a typo."],
    ["490154203237517", "This is not an IMEI. Check for a typo."],
    ["49015420323751", "An IMEI has 15 digits. This one has 14."],
    ["49015420323751A", "An IMEI has digits only."],
    ["", "IMEI is required."],
    ["4".repeat(61), "An IMEI has 15 digits."],
    [490154203237518, "IMEI must be text."]
  ])("%j is read as %s", (text, result) => expect(read(Imei)(text)).toBe(result))

  it("is completed from its first 14 digits", () =>
    expect(withCheckDigit("49015420323751")).toBe("490154203237518"))
})

describe("a SIM number", () => {
  it.each([
    ["8944500102198304826", "8944500102198304826"],
    ["89445 00102 19830 4826F", "8944500102198304826"],
    ["8944500102198304827", "This is not a SIM number. Check for a typo."],
    ["7944500102198304826", "A SIM number starts with 89 and has 19 or 20 digits."],
    ["894450010219830482", "A SIM number starts with 89 and has 19 or 20 digits."],
    ["", "SIM number is required."],
    ["89x", "A SIM number has digits only."]
  ])("%j is read as %s", (text, result) => expect(read(Iccid)(text)).toBe(result))
})

it("accepts a number with its check digit, and none with another one or with two neighbors swapped", () => {
  const digit = integer({ min: 0, max: 9 })
  assert(
    property(array(digit, { minLength: 14, maxLength: 14 }), digit, nat(12), (digits, other, at) => {
      const imei = withCheckDigit(digits.join(""))
      expect(imeiIn(imei)).toBe(imei)
      pre(Number(imei.at(-1)) !== other)
      expect(hasCheckDigit(`${imei.slice(0, -1)}${other}`)).toBe(false)
      const [left = "", right = ""] = imei.slice(at)
      // The algorithm does not detect 09 for 90.
      pre(left !== right && `${left}${right}` !== "09" && `${left}${right}` !== "90")
      expect(hasCheckDigit(`${imei.slice(0, at)}${right}${left}${imei.slice(at + 2)}`)).toBe(false)
    })
  )
  const iccid = withCheckDigit("8901410321111851072")
  expect(iccidIn(iccid)).toBe(iccid)
})
