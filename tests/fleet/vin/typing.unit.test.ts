import { assert, constantFrom, nat, pre, property } from "fast-check"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { fieldErrorsOf } from "#kernel"
import { likelyVins } from "../../../modules/fleet/contract/vin/likelyVins.ts"
import { Vin } from "../../../modules/fleet/contract/vin/Vin.ts"
import { vinsInBarcode } from "../../../modules/fleet/contract/vin/vinsInBarcode.ts"
import { replaced, validVin } from "./vins.ts"

const decode = Schema.decodeUnknownResult(Vin)
const read = (text: unknown) =>
  Result.match(decode(text), {
    onSuccess: (vin): string => vin,
    onFailure: ({ issue }) => fieldErrorsOf(issue).map(({ error, message }) => `${error.code}: ${message}`)[0]
  })

describe("a typed VIN", () => {
  it.each([
    ["1hgcm82633a004352", "1HGCM82633A004352"],
    [" 1HG-CM826 33A\u00a0004352\n", "1HGCM82633A004352"],
    ["1HGCM\u200b82633A\u2013004352", "1HGCM82633A004352"],
    ["8f01c123456", "8F01C123456"],
    // Only 17 characters exclude them.
    ["OIQ123", "OIQ123"],
    ["", "required: VIN is required."],
    ["- -", "required: VIN is required."],
    ["1HGCM82633A00435ß", "not_a_vin: A VIN has letters and digits only."],
    ["1HGCM82633A00435.", "not_a_vin: A VIN has letters and digits only."],
    [
      "1HGCM82633AO04352",
      "not_a_vin: VINs don't have the letters I, O and Q. Check whether they are 1 or 0."
    ],
    ["1HGCM82633A0043521", "too_long: A VIN has 17 characters. This one has 18."],
    ["1".repeat(61), "too_long: A VIN has 17 characters."],
    [7, "not_valid: VIN must be text."]
  ])("%j is read as %s", (text, vin) => expect(read(text)).toBe(vin))
})

describe("what someone may have meant", () => {
  it.each([
    ["1HGCM8Z633A004352", "1HGCM82633A004352", [6]],
    ["1HGCM82633A0O4352", "1HGCM82633A004352", [12]],
    ["IHGCM82633AOO4352", "1HGCM82633A004352", [0, 11, 12]],
    // The first character of a vehicle from the United States.
    ["SGZCZ43D13S812715", "5GZCZ43D13S812715", [0]],
    ["WPOZZZ99ZTS392124", "WP0ZZZ99ZTS392124", [2]]
  ])("by %s is %s", (text, vin, changed) => expect(likelyVins(text)[0]).toEqual({ vin, changed }))

  it.each(["1HGCM82633A004352", "WP0ZZZ99ZTS392124", "1HGCM82633A00435", "1HGCM82633A00435ß", ""])(
    "by %j is nothing else",
    (text) => expect(likelyVins(text)).toEqual([])
  )

  it("always has a correct check digit, and includes the neighbors that changed places", () =>
    assert(
      property(validVin, nat(15), (vin, at) => {
        const typed = replaced(replaced(vin, at, vin.charAt(at + 1)), at + 1, vin.charAt(at))
        pre(typed !== vin && typed.startsWith("5"))
        const likely = likelyVins(typed)
        const isDetected = likely.length > 0
        pre(isDetected && likely.length < 3)
        expect(likely.map((one) => one.vin)).toContain(vin)
      })
    ))
})

describe("a barcode", () => {
  it.each([
    ["1HGCM82633A004352", ["1HGCM82633A004352"]],
    ["I1HGCM82633A004352", ["1HGCM82633A004352"]],
    ["*1HGCM82633A004352*", ["1HGCM82633A004352"]],
    ["*IWP0ZZZ99ZTS392124*", ["WP0ZZZ99ZTS392124"]],
    ["1HGCM82633A0043520012", ["1HGCM82633A004352"]],
    ["WP0ZZZ99ZTS3921240012", ["WP0ZZZ99ZTS392124"]],
    ["VIN:wp0zzz99zts392124;KM8K2CAB4PU001140", ["KM8K2CAB4PU001140", "WP0ZZZ99ZTS392124"]],
    ["https://example.com/v/1HGCM82633A004352?b=2", ["1HGCM82633A004352"]],
    ["12345678901234567", []],
    ["PART NUMBER 8F01C123456", []],
    ["", []]
  ])("%s contains %j", (text, vins) => expect(vinsInBarcode(text)).toEqual(vins))

  it("contains its VIN, whatever a label adds", () =>
    assert(
      property(
        validVin,
        constantFrom("", "I", "*", "VIN ", "01,"),
        constantFrom("", "*", " 7", "0012"),
        (vin, before, after) => {
          pre(/[A-Z]/.test(vin))
          expect(vinsInBarcode(`${before}${vin}${after}`)).toContain(vin)
        }
      )
    ))
})
