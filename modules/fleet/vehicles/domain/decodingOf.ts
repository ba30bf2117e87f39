import { line } from "#kernel"
import { Option, Schema } from "effect"
import type { VinDecoding, VinFacts, VinProposal, VinSource } from "../../contract/vin/decoding.ts"
import { makeOf, spelledMake } from "../../contract/vin/makes.ts"
import type { Vin } from "../../contract/vin/Vin.ts"
import { engineOf, fuelOf, weightLimitOf } from "./vinEngine.ts"
import { bodyOf, driveOf, kindOf, transmissionOf } from "./vinKind.ts"
import { numberIn, type VinVariables } from "./vinVariables.ts"

/** `SOUTH KOREA` is `South Korea`, `BMW` stays. */
const titleCase = (text: string): string =>
  text.replaceAll(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())

/** A text of others, if it fits in a field of this length. */
const textIn = (text: string | undefined, max: number): string | null =>
  Option.getOrNull(Schema.decodeUnknownOption(line("Text", { max }))(text))

const titleIn = (text: string | undefined, max: number): string | null => textIn(text && titleCase(text), max)

const makeIn = (text: string | undefined): string | null =>
  textIn(text && (spelledMake(text) ?? titleCase(text)), 60)

const countIn = (text: string | undefined, most: number): number | null => {
  const number = numberIn(text, most)
  return number === null ? null : Math.round(number)
}

const kilowattHours = (text: string | undefined): number | null => {
  const number = numberIn(text, 10_000)
  return number === null ? null : Math.round(number * 1000)
}

const proposalOf = (vin: Vin, variables: VinVariables): VinProposal => ({
  make: makeIn(variables["Make"]) ?? makeOf(vin) ?? null,
  model: textIn(variables["Model"], 80),
  model_year: countIn(variables["ModelYear"], 2100),
  trim: textIn(variables["Trim"], 80),
  kind: kindOf(variables),
  body_class: textIn(bodyOf(variables), 80),
  fuel_type: fuelOf(variables),
  drive: driveOf(variables),
  transmission: transmissionOf(variables),
  doors: countIn(variables["Doors"], 20),
  seats: countIn(variables["Seats"], 200),
  gvwr_g: weightLimitOf(variables),
  battery_wh: kilowattHours(variables["BatteryKWh"])
})

const factsOf = (variables: VinVariables): VinFacts => ({
  engine: textIn(engineOf(variables), 120),
  manufacturer: titleIn(variables["Manufacturer"], 120),
  plant_city: titleIn(variables["PlantCity"], 80),
  plant_country: titleIn(variables["PlantCountry"]?.replace(/ \(\w+\)$/, ""), 80)
})

interface Answer {
  readonly source: VinSource
  readonly variables: VinVariables
  readonly errorCodes?: ReadonlyArray<number>
}

/** What a decoder's answer means for a vehicle. */
export const decodingOf = (vin: Vin, { source, variables, errorCodes = [] }: Answer): VinDecoding => ({
  status: variables["Make"] === undefined && variables["Model"] === undefined ? "unknown" : "decoded",
  source,
  proposal: proposalOf(vin, variables),
  facts: factsOf(variables),
  error_codes: errorCodes
})

/** The decoder did not answer. What our own tables say about the VIN remains. */
export const unavailable = (vin: Vin, source: VinSource): VinDecoding => ({
  ...decodingOf(vin, { source, variables: {} }),
  status: "unavailable"
})
