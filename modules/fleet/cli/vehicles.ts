import { anyOf, ExportFormat, sortedPageRequest, TimeZone } from "#kernel"
import { argument, exportTo, inOrganization, limit, limitOf, option, titled } from "#infra/cli"
import { Effect, Schema } from "effect"
import {
  Lifecycle,
  Vin,
  VehicleColumn,
  VehicleKind,
  vehicleName,
  VehicleRow,
  VehicleView,
  VinDecoding
} from "../contract/index.ts"
import { decodeVin, exportPage, exportVehicles, filterOf, getVehicle, listVehicles } from "../operator.ts"
import { findVehicle } from "./findVehicle.ts"

const Text = Schema.String

const filters = {
  search: option(Text, "words", "only vehicles whose unit number, plate, VIN, make or model contains this"),
  state: option(anyOf(Lifecycle), "states", "only in these states, such as in_service,standby"),
  kind: option(anyOf(VehicleKind), "kinds", "only of these kinds, such as van,truck")
}

const filterFrom = ({
  search,
  state,
  kind
}: {
  readonly search: string | null
  readonly state: ReadonlyArray<Lifecycle> | null
  readonly kind: ReadonlyArray<VehicleKind> | null
}) =>
  filterOf({
    ...(search !== null && { search }),
    ...(state !== null && { lifecycle: state }),
    ...(kind !== null && { kind })
  })

const PAGE = 200

const listing = inOrganization({
  words: "vehicles list",
  summary: "List vehicles by name.",
  example: 'vehicles list --organization "Riverside Depot" --state in_service',
  input: { ...filters, limit },
  output: Schema.Struct({ items: Schema.Array(VehicleRow) }),
  run: Effect.fnUntraced(function* ({ limit: wanted, ...given }) {
    const items: Array<VehicleRow> = []
    for (let after: string | null = null; ;) {
      const left = Math.min(PAGE, limitOf(wanted) - items.length)
      const request = sortedPageRequest({ limit: left, ...(after !== null && { after }) })
      const page: { readonly items: ReadonlyArray<VehicleRow>; readonly next: string | null } =
        yield* listVehicles(filterFrom(given), request)
      items.push(...page.items)
      if (page.next === null || items.length >= limitOf(wanted)) return { items }
      after = page.next
    }
  }),
  show: ({ items }) =>
    titled(
      ["Vehicle", "Plate", "Make and model", "Kind", "State", "Location"],
      items.map((row) => [
        vehicleName(row),
        row.plate ?? "",
        [row.model_year, row.make, row.model].filter((part) => part !== null).join(" "),
        row.kind,
        row.lifecycle,
        row.location?.name ?? ""
      ]),
      "No vehicles."
    )
})

const textOf = (value: VehicleView[keyof VehicleView]): string => {
  if (value === null) return ""
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== "object" || Array.isArray(value)) return String(value)
  return Object.entries(value)
    .map(([field, one]) => `${field}: ${one}`)
    .join(", ")
}

const showing = inOrganization({
  words: "vehicles show",
  summary: "Show a vehicle.",
  example: 'vehicles show V-01 --organization "Riverside Depot"',
  input: { vehicle: argument(Text, "its unit number, plate or VIN") },
  output: VehicleView,
  run: Effect.fnUntraced(function* ({ vehicle: name }) {
    const { id } = yield* findVehicle(name)
    const { photo: _, next_expiry: __, ...vehicle } = yield* getVehicle(id)
    return vehicle
  }),
  show: (vehicle) =>
    titled(
      ["Field", "Value"],
      Object.entries(vehicle).flatMap(([field, value]) => {
        const text = textOf(value)
        return text === "" ? [] : [[field, text]]
      }),
      ""
    )
})

const exporting = inOrganization({
  words: "vehicles export",
  summary: "Export vehicles as CSV or an Excel workbook, to a file; CSV also to standard output.",
  example: 'vehicles export --organization "Riverside Depot" --file vehicles.csv',
  input: {
    file: option(Text, "path", "where to write it"),
    format: option(ExportFormat, "csv|xlsx", "CSV, the default, or an Excel workbook"),
    columns: option(
      anyOf(VehicleColumn),
      "columns",
      "its columns in this order, separated by commas; by default all"
    ),
    timeZone: option(TimeZone, "zone", "of its times, such as Europe/Madrid; by default UTC"),
    ...filters
  },
  output: Schema.Struct({ file: Schema.NullOr(Text), csv: Schema.NullOr(Text) }),
  run: Effect.fnUntraced(function* ({ file, format, columns, timeZone, ...given }) {
    const filter = filterFrom(given)
    const exported = yield* exportVehicles(filter, {
      ...(format !== null && { format }),
      ...(columns !== null && { columns }),
      ...(timeZone !== null && { time_zone: timeZone })
    })
    return yield* exportTo(file, exported, (after) => exportPage(filter, after), "vehicles read")
  }),
  show: ({ file, csv }) => csv?.trimEnd() ?? `Vehicles exported to ${file ?? ""}.`
})

const decoding = inOrganization({
  words: "vehicles decode",
  summary: "Read make, model and more from a VIN. Nothing is stored.",
  example: 'vehicles decode 1M8GDM9AXKP042788 --organization "Riverside Depot"',
  input: { vin: argument(Vin, "the VIN") },
  output: VinDecoding,
  run: ({ vin }) => decodeVin(vin, null),
  show: ({ status, proposal, facts }) =>
    status === "decoded"
      ? titled(
          ["Field", "Value"],
          Object.entries({ ...proposal, ...facts }).flatMap(([field, value]) =>
            value === null ? [] : [[field, value]]
          ),
          "The VIN says nothing."
        )
      : status === "unknown"
        ? "Nothing is known about this VIN."
        : "The decoder did not answer. Try again later."
})

export const vehicleOperations = [listing, showing, exporting, decoding]
