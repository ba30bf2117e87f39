import { CalendarDate, type ExportColumn } from "#kernel"
import { Schema } from "effect"
import type { CustomValue } from "../../contract/customFieldViews.ts"
import type { VehicleColumn } from "../../contract/vehicleList.ts"
import type { VehicleRow } from "../../contract/vehicleViews.ts"
import type { CustomField } from "../../fields/domain/CustomFields.ts"
import { columnOf, wordsOf } from "../../fields/domain/values.ts"

type Column = ExportColumn<Omit<VehicleRow, "photo">> & { readonly key: VehicleColumn }

const kilometers = (meters: number | null): number | null =>
  meters === null ? null : Math.round(meters / 100) / 10

/** The columns of an export that every organization has. Those of an import have the headers by which it recognizes them. */
export const OWN_COLUMNS: ReadonlyArray<Column> = [
  { key: "unit_number", header: "unit number", kind: "text", value: (row) => row.unit_number },
  { key: "vin", header: "vin", kind: "text", width: 20, value: (row) => row.vin },
  { key: "plate", header: "plate", kind: "text", value: (row) => row.plate },
  { key: "plate_region", header: "plate region", kind: "text", value: (row) => row.plate_region },
  { key: "make", header: "make", kind: "text", value: (row) => row.make },
  { key: "model", header: "model", kind: "text", width: 24, value: (row) => row.model },
  { key: "model_year", header: "year", kind: "number", value: (row) => row.model_year },
  { key: "trim", header: "trim", kind: "text", value: (row) => row.trim },
  { key: "kind", header: "kind", kind: "text", width: 12, value: (row) => row.kind },
  { key: "fuel_type", header: "fuel", kind: "text", width: 12, value: (row) => row.fuel_type },
  { key: "lifecycle", header: "state", kind: "text", width: 14, value: (row) => row.lifecycle },
  { key: "safety", header: "safety", kind: "text", width: 12, value: (row) => row.safety },
  { key: "availability", header: "availability", kind: "text", value: (row) => row.availability },
  { key: "driver", header: "driver", kind: "text", width: 24, value: (row) => row.driver?.name ?? null },
  { key: "odometer", header: "odometer km", kind: "number", value: (row) => kilometers(row.odometer_m) },
  {
    key: "location",
    header: "location",
    kind: "text",
    width: 24,
    value: (row) => row.location?.name ?? null
  },
  { key: "group", header: "group", kind: "text", width: 24, value: (row) => row.group?.name ?? null },
  { key: "uses", header: "uses", kind: "text", value: (row) => row.uses.join(", ") },
  { key: "ownership", header: "ownership", kind: "text", width: 12, value: (row) => row.ownership },
  { key: "in_service_on", header: "in service since", kind: "date", value: (row) => row.in_service_on },
  { key: "next_expiry", header: "next expiry", kind: "date", value: (row) => row.next_expiry },
  { key: "tags", header: "tags", kind: "text", value: (row) => row.tags.join(", ") },
  { key: "created", header: "created", kind: "instant", value: (row) => row.created_at },
  { key: "updated", header: "updated", kind: "instant", value: (row) => row.updated_at }
]

const customColumn = (field: CustomField): Column => {
  const { id, name: header, type } = field
  const cell = { key: columnOf(field), header }
  const valueIn = (row: Pick<VehicleRow, "custom">) => row.custom[id] ?? null
  switch (type) {
    case "number":
      return { ...cell, kind: "number", value: (row) => numberOf(valueIn(row)) }
    case "date":
      return { ...cell, kind: "date", value: (row) => dayOf(valueIn(row)) }
    default:
      return { ...cell, kind: "text", value: (row) => textOf(field, valueIn(row)) }
  }
}

const isDay = Schema.is(CalendarDate)
const numberOf = (value: CustomValue | null) => (typeof value === "number" ? value : null)
const dayOf = (value: CustomValue | null) => (isDay(value) ? value : null)
const textOf = (field: CustomField, value: CustomValue | null) =>
  value === null ? null : wordsOf(field, value)

/** All columns of an export: the custom fields follow. */
export const exportColumns = (fields: ReadonlyArray<CustomField>): ReadonlyArray<Column> => [
  ...OWN_COLUMNS,
  ...fields.filter(({ archived_at }) => archived_at === null).map(customColumn)
]
