import type { VinProposal } from "#fleet/contract"
import { gramsPerUnit } from "../../units.ts"
import type { FieldName, Measures } from "../vehicleValues.ts"

/** What a decoder proposes for a field of the form. */
export interface Proposal {
  readonly name: FieldName & keyof VinProposal
  /** As the form has it. */
  readonly text: string
}

/** In the order of the form. */
const FIELDS = [
  "make",
  "model",
  "model_year",
  "kind",
  "trim",
  "body_class",
  "fuel_type",
  "drive",
  "transmission",
  "seats",
  "doors",
  "gvwr_g",
  "battery_wh"
] as const satisfies ReadonlyArray<Proposal["name"]>

const WATT_HOURS = 1000

/** The proposals that a VIN leads to. */
export const proposalsIn = (
  proposal: VinProposal,
  { units }: Pick<Measures, "units">
): ReadonlyArray<Proposal> => {
  const textOf = (name: Proposal["name"]): string => {
    const { gvwr_g, battery_wh } = proposal
    if (name === "gvwr_g") return gvwr_g === null ? "" : String(Math.round(gvwr_g / gramsPerUnit(units)))
    if (name === "battery_wh")
      return battery_wh === null ? "" : String(Number((battery_wh / WATT_HOURS).toFixed(1)))
    return String(proposal[name] ?? "")
  }
  return FIELDS.map((name) => ({ name, text: textOf(name) })).filter(({ text }) => text !== "")
}

/** Fields that a new vehicle's form shows only on request. */
export const isFurther = ({ name }: Proposal): boolean => FIELDS.indexOf(name) >= FIELDS.indexOf("trim")

const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase()

/** Whether this is entered already, whatever its case. */
export const isEntered = ({ text }: Proposal, entered: string): boolean => plain(text) === plain(entered)
