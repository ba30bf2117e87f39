import { CalendarDate, line, paragraphs, refused } from "#kernel"
import { Schema } from "effect"
import { GroupId, LocationId } from "./ids.ts"
import { Vin } from "./vin/Vin.ts"

export const VehicleKind = Schema.Literals(["car", "van", "truck", "trailer", "motorcycle", "equipment"])
export type VehicleKind = typeof VehicleKind.Type

export const FuelType = Schema.Literals([
  "petrol",
  "diesel",
  "bev",
  "phev",
  "hev",
  "lpg",
  "cng",
  "h2",
  "flex",
  "other"
])
export type FuelType = typeof FuelType.Type

export const Drive = Schema.Literals(["fwd", "rwd", "awd", "4wd"])
export type Drive = typeof Drive.Type

export const Transmission = Schema.Literals(["manual", "automatic"])
export type Transmission = typeof Transmission.Type

export const Ownership = Schema.Literals(["owned", "financed", "leased", "consigned", "managed"])
export type Ownership = typeof Ownership.Type

/** What a vehicle is used for; it may be several. */
export const Use = Schema.Literals(["fleet", "rental", "loaner", "dealer_stock"])
export type Use = typeof Use.Type

/** Whether a vehicle may be driven. `restricted`: with a limitation that its reason names. */
export const Safety = Schema.Literals(["ok", "restricted", "grounded"])
export type Safety = typeof Safety.Type

/** What is known of a VIN. `unchecked`: no check digit applies, or there is no VIN. `override`: confirmed by a person. */
export const VinStatus = Schema.Literals(["unchecked", "valid", "check_digit_mismatch", "legacy", "override"])
export type VinStatus = typeof VinStatus.Type

const numberBetween = (what: string, minimum: number, maximum: number) => {
  const message = `${what} must be a number from ${minimum} to ${maximum}.`
  return Schema.Number.annotate({ message }).check(
    Schema.isInt({ message }),
    Schema.isBetween({ minimum, maximum }, { message })
  )
}

export const MAX_VEHICLE_TAGS = 20
/** A word to group vehicles by. Case and repeated spaces make no difference; commas and semicolons separate tags. */
export const VehicleTag = line("Tag", { max: 40 }).check(
  Schema.makeFilter((tag: string) =>
    /[,;]/.test(tag) ? refused("not_valid", "A tag must not contain a comma or semicolon.") : undefined
  )
)

export const VehicleTags = Schema.Array(VehicleTag).check(
  Schema.isMaxLength(MAX_VEHICLE_TAGS, { message: `A vehicle has at most ${MAX_VEHICLE_TAGS} tags.` })
)

/** ISO 3166: a country, or a country with a subdivision, such as `DE` or `US-CA`. */
export const Region = Schema.String.check(
  Schema.isMaxLength(6, { message: "Enter a region such as DE or US-CA." }).abort(),
  Schema.isPattern(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, { message: "Enter a region such as DE or US-CA." })
)

/** Four letters for category, type, transmission and drive, fuel and air conditioning, as rental companies use them. */
const Acriss = Schema.String.check(
  Schema.isMaxLength(4, { message: "An ACRISS code has four letters." }).abort(),
  Schema.isPattern(/^[A-Z]{4}$/, { message: "An ACRISS code has four letters." })
)

const Minor = numberBetween("Amount", 0, 1_000_000_000_000_000)

const Plate = line("Plate", { max: 20 }).check(
  Schema.makeFilter((plate: string) =>
    /[\p{L}\p{N}]/u.test(plate) ? undefined : refused("not_valid", "A plate needs a letter or digit.")
  )
)

export const ModelYear = numberBetween("Year", 1886, 2100)

/** What a form asks for first. At least one of unit number, plate and VIN is given. */
export const FirstFields = {
  unit_number: Schema.NullOr(line("Unit number", { max: 40 })),
  vin: Schema.NullOr(Vin),
  plate: Schema.NullOr(Plate),
  plate_region: Schema.NullOr(Region),
  make: Schema.NullOr(line("Make", { max: 60 })),
  model: Schema.NullOr(line("Model", { max: 80 })),
  model_year: Schema.NullOr(ModelYear),
  kind: VehicleKind
}

/** The fields that can wait. Lengths and weights in SI units: grams, milliliters, watt-hours; money in minor units. */
export const FurtherFields = {
  /** Why a VIN with a wrong check digit is right. */
  vin_note: Schema.NullOr(line("Note about the VIN", { max: 200 })),
  trim: Schema.NullOr(line("Trim", { max: 80 })),
  body_class: Schema.NullOr(line("Body", { max: 80 })),
  fuel_type: Schema.NullOr(FuelType),
  drive: Schema.NullOr(Drive),
  transmission: Schema.NullOr(Transmission),
  seats: Schema.NullOr(numberBetween("Seats", 0, 200)),
  doors: Schema.NullOr(numberBetween("Doors", 0, 20)),
  exterior_color: Schema.NullOr(line("Exterior color", { max: 40 })),
  interior_color: Schema.NullOr(line("Interior color", { max: 40 })),
  gvwr_g: Schema.NullOr(numberBetween("Gross weight", 0, 1_000_000_000)),
  tank_ml: Schema.NullOr(numberBetween("Tank", 0, 100_000_000)),
  battery_wh: Schema.NullOr(numberBetween("Battery", 0, 100_000_000)),
  acriss: Schema.NullOr(Acriss),
  location_id: Schema.NullOr(LocationId),
  group_id: Schema.NullOr(GroupId),
  uses: Schema.Array(Use).check(Schema.isMaxLength(Use.literals.length)),
  ownership: Schema.NullOr(Ownership),
  in_service_on: Schema.NullOr(CalendarDate),
  out_of_service_on: Schema.NullOr(CalendarDate),
  purchase_minor: Schema.NullOr(Minor),
  residual_minor: Schema.NullOr(Minor),
  tags: VehicleTags,
  notes: Schema.NullOr(paragraphs("Notes", { max: 5000 }))
}

export const VehicleFields = { ...FirstFields, ...FurtherFields }
