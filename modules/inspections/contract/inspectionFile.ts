import { Bytes, CalendarDate, endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import * as Errors from "./errors.ts"

/** How many days a file covers at most: the longest time for which an authority requires inspections, and a month. */
export const MAX_FILE_DAYS = 500

export const ExportInspectionFile = endpoint({
  name: "exportInspectionFile",
  group: "Inspections",
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/inspection-file",
  access: "member",
  permission: "inspections.export",
  summary: "Download a vehicle's inspections, defects and repairs in a period as PDF, for an authority",
  params: inOrganization({ vehicleId: VehicleId }),
  /** First and last day, in the organization's time zone. */
  query: Schema.Struct({ from: CalendarDate, to: CalendarDate }),
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound, Errors.FilePeriodNotPossible, Errors.InspectionFileTooLarge],
  // A process of its own writes the document.
  waitsForOthers: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
