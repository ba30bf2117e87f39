import { CalendarDate } from "#kernel"
import { defineCli, inOrganization, needed, save } from "#infra/cli"
import { findVehicle } from "#fleet/cli"
import { Effect, Schema } from "effect"
import { exportInspectionFile } from "./operator.ts"

const Text = Schema.String

const exporting = inOrganization({
  words: "inspections export",
  summary: "Write a vehicle's inspections, defects and repairs in a period to a PDF file, for an authority.",
  example:
    'inspections export --organization "Riverside Depot" --vehicle V-01 --from 2026-01-01 --to 2026-03-31 --file V-01.pdf',
  input: {
    vehicle: needed(Text, "name", "its unit number, plate or VIN"),
    from: needed(CalendarDate, "date", "the first day"),
    to: needed(CalendarDate, "date", "the last day"),
    file: needed(Text, "path", "where to write it")
  },
  output: Schema.Struct({ file: Text }),
  run: Effect.fnUntraced(function* ({ vehicle, from, to, file }) {
    const { id } = yield* findVehicle(vehicle)
    const { bytes } = yield* exportInspectionFile(id, { from, to })
    yield* save(file, bytes)
    return { file }
  }),
  show: ({ file }) => `Inspections exported to ${file}.`
})

export const cli = defineCli({
  topics: { inspections: "What was checked on vehicles." },
  operations: [exporting]
})
