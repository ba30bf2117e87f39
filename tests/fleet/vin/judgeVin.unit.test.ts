import { assert, constantFrom, nat, pre, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { checkDigitOf, hasCorrectCheckDigit } from "../../../modules/fleet/contract/vin/checkDigit.ts"
import { countryOf, regionOf } from "../../../modules/fleet/contract/vin/countries.ts"
import { judgeVin, type VinFinding } from "../../../modules/fleet/contract/vin/judgeVin.ts"
import { makeOf } from "../../../modules/fleet/contract/vin/makes.ts"
import { modelYearsOf } from "../../../modules/fleet/contract/vin/modelYears.ts"
import { KnownVin } from "../../../modules/fleet/contract/vin/Vin.ts"
import { CHARACTERS, replaced, validVin } from "./vins.ts"

/** Weights by position and values by character, written out as in the regulation. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const LETTERS = "A1B2C3D4E5F6G7H8J1K2L3M4N5P7R9S2T3U4V5W6X7Y8Z9"
const valueOf = (character: string): number => {
  const at = LETTERS.indexOf(character)
  return /\d/.test(character) ? Number(character) : Number(LETTERS[at + 1])
}

const CORRECT = [
  "11111111111111111",
  "1M8GDM9AXKP042788",
  "1HGCM82633A004352",
  "5GZCZ43D13S812715",
  "KM8K2CAB4PU001140",
  "1G1BL52P7TR115520",
  "5YJSA1DG9DFP14705"
]

const WRONG: ReadonlyArray<readonly [vin: string, computed: string, finding: VinFinding]> = [
  ["1HGCM82633A004353", "5", "wrong_check_digit"],
  ["1HGCM82633A123456", "7", "wrong_check_digit"],
  // 7F to 70 belongs to the United States, 7A to 7E to New Zealand.
  ["7SAYGDEE0PF000000", "8", "wrong_check_digit"],
  ["7A8YGDEE0PF000000", "X", "no_check_digit"],
  ["SGZCZ43D13S812715", "X", "no_check_digit"],
  ["KLATF08Y1VB363636", "4", "no_check_digit"],
  ["KNEJC524585810962", "4", "no_check_digit"],
  ["WP0ZZZ99ZTS392124", "8", "no_check_digit"]
]

describe("a VIN", () => {
  it.each(CORRECT)("%s has a correct check digit", (vin) =>
    expect(judgeVin(KnownVin.make(vin), null)).toBe("correct")
  )

  it.each(WRONG)("%s should have the check digit %s: %s", (vin, computed, finding) => {
    expect(checkDigitOf(vin)).toBe(computed)
    expect(judgeVin(KnownVin.make(vin), null)).toBe(finding)
  })

  it.each<readonly [string, number | null, VinFinding]>([
    ["8F01C123456", 1968, "before_1981"],
    ["8F01C123456", null, "short"],
    ["1HGCM82633A00435", 2003, "short"],
    ["1HGCM82633A004353", 1980, "before_1981"],
    ["1HGCM82633A004353", 1981, "wrong_check_digit"]
  ])("%s of model year %s is judged by the rules of its time: %s", (vin, year, finding) =>
    expect(judgeVin(KnownVin.make(vin), year)).toBe(finding)
  )
})

describe("the check digit", () => {
  it("is that of the regulation", () =>
    assert(
      property(validVin, (vin) => {
        const sum = WEIGHTS.reduce((total, weight, at) => total + weight * valueOf(vin.charAt(at)), 0)
        expect(vin[8]).toBe(sum % 11 === 10 ? "X" : String(sum % 11))
      })
    ))

  it("detects every wrong character, except one of the same value", () =>
    assert(
      property(validVin, nat(16), constantFrom(...CHARACTERS), (vin, at, character) => {
        pre(vin[at] !== character)
        const isSameValue = at !== 8 && valueOf(character) === valueOf(vin.charAt(at))
        expect(hasCorrectCheckDigit(replaced(vin, at, character))).toBe(isSameValue)
      })
    ))

  it("detects neighbors of different value that changed places", () =>
    assert(
      property(
        validVin,
        nat(15).filter((at) => at !== 7 && at !== 8),
        (vin, at) => {
          const [one, other] = [vin.charAt(at), vin.charAt(at + 1)]
          pre(valueOf(one) !== valueOf(other))
          expect(hasCorrectCheckDigit(replaced(replaced(vin, at, other), at + 1, one))).toBe(false)
        }
      )
    ))
})

describe("the first characters of a VIN", () => {
  it.each([
    ["1HGCM82633A004352", "north_america", "US", "Honda"],
    ["2HGCM82633A004352", "north_america", "CA", "Honda"],
    ["3VWCM82633A004352", "north_america", "MX", "Volkswagen"],
    ["7SAYGDEE6PF000000", "north_america", "US", "Tesla"],
    ["7A8YGDEE6PF000000", "oceania", "NZ", undefined],
    ["WP0ZZZ99ZTS392124", "europe", "DE", "Porsche"],
    ["VF1ZZZ99ZTS392124", "europe", "FR", "Renault"],
    ["TMBZZZ99ZTS392124", "europe", "CZ", "Škoda"],
    ["VSSZZZ99ZTS392124", "europe", "ES", "SEAT"],
    ["KM8K2CAB4PU001140", "asia", "KR", "Hyundai"],
    ["LRWK2CAB4PU001140", "asia", "CN", "Tesla"],
    ["9BWK2CAB4PU001140", "south_america", "BR", "Volkswagen"],
    ["AAVK2CAB4PU001140", "africa", "ZA", "Volkswagen"],
    ["6T1K2CAB4PU001140", "oceania", "AU", "Toyota"],
    // Chrysler, Dodge, Jeep and others.
    ["1C4K2CAB4PU001140", "north_america", "US", undefined],
    ["00000000000000000", undefined, undefined, undefined]
  ])("of %s identify region %s, country %s and make %s", (vin, region, country, make) =>
    expect([regionOf(vin), countryOf(vin), makeOf(vin)]).toEqual([region, country, make])
  )
})

describe("the model year in a VIN", () => {
  const yearsOf = (vin: string, isLight = true) => modelYearsOf(KnownVin.make(vin), { until: 2027, isLight })

  it.each<readonly [string, ReadonlyArray<number>, number | undefined]>([
    ["1HGCM82633A004352", [2003], 2003],
    ["5YJSA1DG9DFP14705", [2013, 1983], 2013],
    ["1M8GDM9AXKP042788", [2019, 1989], 1989],
    ["1G1BL52P7TR115520", [2026, 1996], 1996],
    // Assigned in Korea, and made for North America: the check digit is correct.
    ["KM8K2CAB4PU001140", [2023, 1993], 2023],
    ["WP0ZZZ99ZTS392124", [2026, 1996], undefined],
    ["WP0ZZZ99ZZS392124", [], undefined],
    ["WP0ZZZ99Z0S392124", [], undefined],
    ["8F01C123456", [], undefined]
  ])("%s can be one of %j, probably %s", (vin, possible, likely) =>
    expect(yearsOf(vin)).toEqual({ possible, likely })
  )

  it("is ambiguous if the vehicle is heavy", () =>
    expect(yearsOf("3AKJHHDR5KSKA0000", false)).toEqual({ possible: [2019, 1989], likely: undefined }))
})
