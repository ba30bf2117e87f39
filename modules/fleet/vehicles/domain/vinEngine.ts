import type { FuelType } from "../../contract/vehicleFields.ts"
import { numberIn, type Rules, valueFor, type VinVariables } from "./vinVariables.ts"

const FUELS: Rules<FuelType> = [
  [/gasoline/i, "petrol"],
  [/diesel/i, "diesel"],
  [/hydrogen|fuel cell/i, "h2"],
  [/flexible|ethanol|methanol/i, "flex"],
  [/cng|^natural gas/i, "cng"],
  [/lpg/i, "lpg"],
  [/electric/i, "bev"],
  [/./, "other"]
]

/** A mild hybrid is named after its fuel. */
const LEVELS: Rules<FuelType> = [
  [/^bev/i, "bev"],
  [/^phev/i, "phev"],
  [/^fcev/i, "h2"],
  [/^(?!mild).*\bhev\b/i, "hev"]
]

/** Plug-in hybrids by their names, for those whose level of electrification is not known. */
const PLUG_IN = /plug-?in|phev|\bprime\b|\benergi\b|4xe/i

export const fuelOf = (variables: VinVariables): FuelType | null => {
  const { ElectrificationLevel, FuelTypePrimary, FuelTypeSecondary, Model, Trim, Series } = variables
  const level = valueFor(LEVELS, ElectrificationLevel)
  if (level !== undefined) return level
  const primary = valueFor(FUELS, FuelTypePrimary) ?? null
  const secondary = ElectrificationLevel === undefined ? valueFor(FUELS, FuelTypeSecondary) : undefined
  // Its engine only charges the battery.
  if (primary === "bev" && secondary !== undefined && secondary !== "bev") return "phev"
  if (primary !== "bev" && secondary === "bev")
    return PLUG_IN.test([Model, Trim, Series].join(" ")) ? "phev" : "hev"
  return primary === "petrol" && secondary === "flex" ? "flex" : primary
}

const LAYOUTS: Rules<string> = [
  [/^in-line/i, "I"],
  [/^v-/i, "V"],
  [/^w /i, "W"],
  [/opposed/i, "H"]
]

/** Such as `2.7 L V6`. */
export const engineOf = (variables: VinVariables): string | undefined => {
  const { DisplacementL, EngineCylinders, EngineConfiguration, EngineModel } = variables
  const liters = numberIn(DisplacementL, 100)
  const cylinders = numberIn(EngineCylinders, 24)
  const layout = valueFor(LAYOUTS, EngineConfiguration)
  return [
    liters === null ? "" : `${liters.toFixed(1)} L`,
    cylinders === null || layout === undefined ? "" : `${layout}${cylinders}`,
    EngineModel ?? ""
  ]
    .filter((part) => part !== "")
    .join(" ")
}

/** The upper limit in grams of `Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)`. The heaviest class has none. */
export const weightLimitOf = ({ GVWR_to, GVWR }: VinVariables): number | null => {
  const kilograms = /([\d,]+) kg(?! and above)/.exec(GVWR_to ?? GVWR ?? "")?.[1]
  return kilograms === undefined ? null : Number(kilograms.replaceAll(",", "")) * 1000
}
