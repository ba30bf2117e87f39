import { CalendarDate, refusal } from "#kernel"
import { Schema } from "effect"
import { MeterUnit } from "../meterUnits.ts"

export class MeterExists extends refusal("MeterExists", 409, "Meter exists", "This vehicle already has such a meter.") {}

export class MeterUnnamed extends refusal("MeterUnnamed", 422, "Meter needs a name", "Only a meter of another kind has a name, and it needs one.") {}

export class MeterHasReadings extends refusal("MeterHasReadings", 409, "Meter has readings", "This meter has readings, so it can't be removed.") {}

export class UnitNotOfMeter extends refusal("UnitNotOfMeter", 422, "Another kind of meter", "Enter kilometers or miles for distances, and hours for times.") {}

export class UnitIsTheSame extends refusal("UnitIsTheSame", 409, "Same unit", "The readings were entered in this unit already. Choose the other one.") {}

export class ReadingInFuture extends refusal("ReadingInFuture", 422, "Reading in the future", "This date is in the future. Check date and time.") {}

const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 1 })
const days = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" })

/** What a meter showed on a day, as it was typed. `side`: whether that was before or after the refused reading. */
const OtherReading = Schema.Struct({
  side: Schema.Literals(["before", "after"]),
  value: Schema.Number,
  unit: MeterUnit,
  day: CalendarDate
})

const outOfOrder = ({ side, value, unit, day }: typeof OtherReading.Type) => `The meter showed ${numbers.format(value)} ${unit} on ${days.format(new Date(day))}. ` + (side === "before" ? "A later reading can't be lower." : "An earlier reading can't be higher.")

/** `values` is null if another reading was recorded at the same moment. */
export class ReadingOutOfOrder extends refusal("ReadingOutOfOrder", 409, "Reading out of order", ({ values }) => (values === null ? "This reading doesn't fit between the readings around it." : outOfOrder(values)), { values: Schema.NullOr(OtherReading) }) {}

/** Its reading adds so much in so many days. */
export class ReadingImplausible extends refusal("ReadingImplausible", 409, "Unlikely reading", ({ values: { increase, unit, days: passed } }) => `That would be ${numbers.format(increase)} ${unit} within ${passed === 1 ? "a day" : `${numbers.format(passed)} days`}. Check the reading, or save it anyway.`, {
  values: Schema.Struct({ increase: Schema.Number, unit: MeterUnit, days: Schema.Int })
}) {}

export class ReadingOfReplacement extends refusal("ReadingOfReplacement", 409, "Reading of a replacement", "This reading belongs to a replacement of the meter. Undo the replacement instead.") {}

export class ReplacementTooEarly extends refusal("ReplacementTooEarly", 409, "Replacement too early", "There are readings after this time. Choose a later time, or void them first.") {}

export class ReplacementInUse extends refusal("ReplacementInUse", 409, "Replacement in use", "There are readings since this replacement. Void them first.") {}

export class FuelUnitNotOfEnergy extends refusal("FuelUnitNotOfEnergy", 422, "Another unit", "Enter kilowatt-hours for electricity, kilograms for gas, and liters or gallons for the rest.") {}

export class TwoPlaces extends refusal("TwoPlaces", 422, "Two places", "Choose one of your locations or enter another place, not both.") {}
