import { type ImportField, type ImportTarget, permitted, publish, type Translated } from "#kernel"
import { Effect } from "effect"
import { VehiclesChanged } from "./contract/events.ts"
import { VEHICLE_HEADERS, type VehicleColumnName } from "./contract/vehicleImport.ts"
import { vinIn } from "./contract/vin/Vin.ts"
import type { CustomField } from "./fields/domain/CustomFields.ts"
import { columnOf } from "./fields/domain/values.ts"
import { activeFields } from "./fields/queries/activeFields.ts"
import { importVehicleRows } from "./vehicles/commands/ImportVehicleRows.ts"
import { undoVehicleRows } from "./vehicles/commands/UndoVehicleRows.ts"
import { KINDS, STATES, valueCalled } from "./vehicles/domain/cellWords.ts"
import { checkVehicleRows } from "./vehicles/queries/CheckVehicleRows.ts"

const field = (
  key: VehicleColumnName,
  label: Translated,
  example: string,
  more: Pick<ImportField, "isRequired" | "values"> = {}
): ImportField => ({ key, label, headers: VEHICLE_HEADERS[key], example, ...more })

const isVin = (cell: string) => cell.trim().length === 17 && vinIn(cell) !== undefined

const FIELDS: ReadonlyArray<ImportField> = [
  field("unit_number", { en: "Unit number", es: "Número de unidad" }, "V-01"),
  field("vin", { en: "VIN", es: "Bastidor (VIN)" }, "1M8GDM9AXKP042788", {
    values: { fit: isVin, use: "finds" }
  }),
  field("plate", { en: "Plate", es: "Matrícula" }, "B-RD 1001"),
  field("plate_region", { en: "Region of the plate", es: "Región de la matrícula" }, "DE"),
  field("make", { en: "Make", es: "Marca" }, "Ford"),
  field("model", { en: "Model", es: "Modelo" }, "Transit"),
  field("model_year", { en: "Year", es: "Año" }, "2024"),
  field("kind", { en: "Kind", es: "Tipo" }, "van", {
    values: { fit: (cell) => valueCalled(KINDS, cell) !== undefined, use: "confirms" }
  }),
  field("trim", { en: "Trim", es: "Acabado" }, ""),
  field("body_class", { en: "Body", es: "Carrocería" }, ""),
  field("fuel_type", { en: "Fuel", es: "Combustible" }, "diesel"),
  field("transmission", { en: "Transmission", es: "Cambio" }, "manual"),
  field("seats", { en: "Seats", es: "Plazas" }, "3"),
  field("doors", { en: "Doors", es: "Puertas" }, ""),
  field("exterior_color", { en: "Color", es: "Color" }, "White"),
  field("location", { en: "Location", es: "Ubicación" }, ""),
  field("group", { en: "Group", es: "Grupo" }, ""),
  field("ownership", { en: "Ownership", es: "Titularidad" }, "leased"),
  field("in_service_on", { en: "In service since", es: "En servicio desde" }, "2024-03-01"),
  field("purchase", { en: "Purchase price", es: "Precio de compra" }, ""),
  field("tags", { en: "Tags", es: "Etiquetas" }, "tail lift, night tour"),
  field("notes", { en: "Notes", es: "Notas" }, ""),
  field("state", { en: "State", es: "Estado" }, "in service", {
    values: { fit: (cell) => valueCalled(STATES, cell) !== undefined, use: "confirms" }
  })
]

const EXAMPLES: Readonly<Record<CustomField["type"], string>> = {
  text: "",
  number: "12.5",
  date: "2026-03-04",
  choice: ""
}

/** A header in the notation of `ImportField.headers`. */
const plainHeader = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

const customField = (one: CustomField): ImportField => ({
  key: columnOf(one),
  label: { en: one.name, es: one.name },
  headers: [plainHeader(one.name)],
  example: one.choices[0]?.name ?? EXAMPLES[one.type]
})

/** Vehicles from a file. One in the fleet with the same VIN or unit number is that vehicle. */
export const vehiclesImport = {
  name: "vehicles",
  permission: "vehicles.import",
  title: { en: "Import vehicles", es: "Importar vehículos" },
  page: "/vehicles",
  fields: Effect.map(activeFields(), (custom) => [...FIELDS, ...custom.map(customField)]),
  keys: ["vin", "unit_number"],
  check: (rows, options) => Effect.orDie(checkVehicleRows(rows, options)),
  run: (rows, options) => Effect.orDie(importVehicleRows(rows, options)),
  undo: (rows) => Effect.orDie(undoVehicleRows(rows)),
  announce: Effect.flatMap(Effect.orDie(permitted("vehicles.import")), ({ organizationId }) =>
    publish(new VehiclesChanged({ organizationId }))
  )
} satisfies ImportTarget
