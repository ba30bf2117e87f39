import { CalendarDate, fieldErrorsOf, type ImportRow, type RowError } from "#kernel"
import { Result, Schema } from "effect"
import type { GroupId, LocationId } from "../../contract/ids.ts"
import type { Lifecycle } from "../../contract/lifecycle.ts"
import { FirstFields, FurtherFields } from "../../contract/vehicleFields.ts"
import type { CustomField } from "../../fields/domain/CustomFields.ts"
import { isCustomColumn, readCustomCells } from "../../fields/domain/values.ts"
import * as Words from "./cellWords.ts"
import type { Entered } from "./Vehicles.ts"

/** What a row says about a vehicle. An empty cell says nothing. */
export type GivenFields = Partial<Entered> & { readonly lifecycle?: Lifecycle }

/** The organization's locations and groups by name, in lower case. */
export interface Places {
  readonly locations: ReadonlyMap<string, LocationId>
  readonly groups: ReadonlyMap<string, GroupId>
}

/** What cells can refer to. */
export interface Known extends Places {
  /** The active custom fields. */
  readonly fields: ReadonlyArray<CustomField>
}

const { unit_number, vin, plate, plate_region, make, model, model_year } = FirstFields
const { trim, body_class, seats, doors, exterior_color, purchase_minor, tags, notes } = FurtherFields

/** The fields whose values are texts, numbers and dates. */
const decode = Schema.decodeUnknownResult(
  Schema.Struct({
    unit_number: Schema.optionalKey(unit_number),
    vin: Schema.optionalKey(vin),
    plate: Schema.optionalKey(plate),
    plate_region: Schema.optionalKey(plate_region),
    make: Schema.optionalKey(make),
    model: Schema.optionalKey(model),
    model_year: Schema.optionalKey(model_year),
    trim: Schema.optionalKey(trim),
    body_class: Schema.optionalKey(body_class),
    seats: Schema.optionalKey(seats),
    doors: Schema.optionalKey(doors),
    exterior_color: Schema.optionalKey(exterior_color),
    in_service_on: Schema.optionalKey(CalendarDate),
    purchase: Schema.optionalKey(purchase_minor),
    tags: Schema.optionalKey(tags),
    notes: Schema.optionalKey(notes)
  })
)

const tagsIn = (cell: string): ReadonlyArray<string> =>
  cell
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "")

const rounded = (cell: string): number => Math.round(Words.numberIn(cell))

/** From a cell to a value of its field. `minor`: how many minor units a unit of the currency has. */
const readersOf = (minor: number): Readonly<Record<string, (cell: string) => unknown>> => ({
  plate_region: (cell) => cell.trim().toUpperCase(),
  model_year: rounded,
  seats: rounded,
  doors: rounded,
  in_service_on: Words.dateIn,
  purchase: (cell) => Math.round(Words.numberIn(cell) * minor),
  tags: tagsIn
})

/** The errors of the other fields, whose cells name one of several values. */
const SENTENCES = {
  kind: "Enter car, van, truck, trailer, motorcycle or equipment.",
  fuel_type: "Enter a fuel, such as diesel or electric.",
  transmission: "Enter manual or automatic.",
  ownership: "Enter owned, financed, leased, consigned or managed.",
  state: "Enter a state, such as in service or standby.",
  location: "No location has this name. Add it first.",
  group: "No group has this name. Add it first."
} as const

type Cells = ImportRow["cells"]

const errorsIn = (cells: Cells, values: Readonly<Record<keyof typeof SENTENCES, unknown>>) =>
  Object.entries(values).flatMap(([field, value]): ReadonlyArray<RowError> => {
    const message = Object.entries(SENTENCES).find(([name]) => name === field)?.[1] ?? ""
    return cells[field] !== undefined && value === undefined ? [{ field, code: "not_valid", message }] : []
  })

const unless = <A>(cell: string | undefined, read: (cell: string) => A | undefined): A | undefined =>
  cell === undefined ? undefined : read(cell)

/** The values that cells name. */
const namedValues = (cells: Cells, { locations, groups }: Places) => ({
  kind: unless(cells["kind"], (cell) => Words.valueCalled(Words.KINDS, cell)),
  fuel_type: unless(cells["fuel_type"], (cell) => Words.valueCalled(Words.FUELS, cell)),
  transmission: unless(cells["transmission"], (cell) => Words.valueCalled(Words.TRANSMISSIONS, cell)),
  ownership: unless(cells["ownership"], (cell) => Words.valueCalled(Words.OWNERSHIPS, cell)),
  state: unless(cells["state"], (cell) => Words.valueCalled(Words.STATES, cell)),
  location: unless(cells["location"], (cell) => locations.get(cell.trim().toLowerCase())),
  group: unless(cells["group"], (cell) => groups.get(cell.trim().toLowerCase()))
})

const fieldsOf = (named: ReturnType<typeof namedValues>): GivenFields => {
  const { kind, fuel_type, transmission, ownership, state, location, group } = named
  return {
    ...(kind && { kind }),
    ...(fuel_type && { fuel_type }),
    ...(transmission && { transmission }),
    ...(ownership && { ownership }),
    ...(state && { lifecycle: state }),
    ...(location && { location_id: location }),
    ...(group && { group_id: group })
  }
}

/** Reads a row by the rules of a vehicle entered by hand, or returns all of its errors. */
export const givenFields = ({ fields, ...places }: Known, minor: number) => {
  const readers = readersOf(minor)
  return ({ cells }: ImportRow): Result.Result<GivenFields, ReadonlyArray<RowError>> => {
    const named = namedValues(cells, places)
    const custom = readCustomCells(fields, cells, Words)
    const others = Object.entries(cells).flatMap(([field, cell]) =>
      field in SENTENCES || isCustomColumn(field)
        ? []
        : [[field, (readers[field] ?? ((text: string) => text))(cell)]]
    )
    const errors = [...errorsIn(cells, named), ...custom.errors]
    const decoded = decode(Object.fromEntries(others), { errors: "all" }).pipe(
      Result.mapError(({ issue }) => [
        ...errors,
        ...fieldErrorsOf(issue).map(({ path, error, message }) => ({
          field: String(path[0]),
          ...error,
          message
        }))
      ])
    )
    if (Result.isFailure(decoded)) return Result.fail(decoded.failure)
    if (errors.length > 0) return Result.fail(errors)
    const { purchase, ...entered } = decoded.success
    return Result.succeed({
      ...entered,
      ...fieldsOf(named),
      ...(Object.keys(custom.values).length > 0 && { custom: custom.values }),
      ...(purchase !== undefined && { purchase_minor: purchase })
    })
  }
}
