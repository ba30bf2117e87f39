import {
  anyOf,
  endpoint,
  HOUR,
  inOrganization,
  Instant,
  NotFound,
  pageOf,
  paragraphs,
  period,
  sortedPaging,
  UserId
} from "#kernel"
import { FileUnavailable } from "#files/contract"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { Answers } from "./answers.ts"
import * as Errors from "./errors.ts"
import { InspectionResult } from "./filling/result.ts"
import { FormId, InspectionId } from "./ids.ts"
import { InspectionFlag, InspectionPlace, InspectionRow, InspectionView } from "./inspectionViews.ts"

const group = "Inspections"
const oneInspection = inOrganization({ inspectionId: InspectionId })

/** By which field, in which direction; `-` means descending. `failed`: by the number of items that failed. */
export const InspectionSort = Schema.Literals(["at", "-at", "received", "-received", "failed", "-failed"])
export type InspectionSort = typeof InspectionSort.Type

/** Several values of a parameter: any of them matches. Those that were corrected are not listed, unless `corrected` is given. */
export const InspectionFilter = {
  vehicle: Schema.optionalKey(anyOf(VehicleId)),
  form: Schema.optionalKey(anyOf(FormId)),
  result: Schema.optionalKey(anyOf(InspectionResult)),
  person: Schema.optionalKey(anyOf(UserId)),
  flag: Schema.optionalKey(anyOf(InspectionFlag)),
  /** `open`: flagged and not reviewed. */
  review: Schema.optionalKey(Schema.Literals(["open", "done"])),
  /** When it was finished. */
  period: Schema.optionalKey(period),
  corrected: Schema.optionalKey(Schema.Literals(["true", "false"]))
}

/** What a page of inspections shows. */
export const InspectionSearch = Schema.Struct({
  ...InspectionFilter,
  sort: Schema.optionalKey(InspectionSort)
})

export const ListInspections = endpoint({
  name: "listInspections",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspections",
  access: "member",
  permission: "inspections.read",
  summary: "List inspections, newest first unless sorted otherwise",
  params: inOrganization({}),
  query: Schema.Struct({
    ...sortedPaging,
    ...InspectionFilter,
    sort: Schema.optionalKey(InspectionSort)
  }),
  output: pageOf(InspectionRow)
})

export const CountInspections = endpoint({
  name: "countInspections",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspection-count",
  access: "member",
  permission: "inspections.read",
  summary: "Count the inspections that match a filter",
  params: inOrganization({}),
  query: Schema.Struct(InspectionFilter),
  output: Schema.Struct({ count: Schema.Int })
})

export const GetInspection = endpoint({
  name: "getInspection",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspections/:inspectionId",
  access: "member",
  permission: "inspections.read",
  summary: "Get an inspection with what its form asked",
  params: oneInspection,
  output: InspectionView,
  errors: [NotFound]
})

export const SubmitInspection = endpoint({
  name: "submitInspection",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/inspections/:inspectionId",
  access: "member",
  permission: "inspections.perform",
  summary:
    "Record a finished inspection under an id that the client creates; sending it again changes nothing",
  params: oneInspection,
  body: Schema.Struct({
    vehicle_id: VehicleId,
    form_id: FormId,
    form_version: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 })),
    /** By the clock of the device. */
    started_at: Instant,
    finished_at: Instant,
    /** What that clock shows while this is sent. */
    device_at: Instant,
    place: Schema.NullOr(InspectionPlace),
    answers: Answers,
    /** The inspection that this one corrects: of the same form and vehicle. */
    supersedes_id: Schema.optionalKey(InspectionId)
  }),
  output: InspectionView,
  errors: [
    NotFound,
    FileUnavailable,
    Errors.InspectionIncomplete,
    Errors.InspectionTooLarge,
    Errors.InspectionConflict,
    Errors.InspectionSuperseded,
    Errors.FinishedBeforeStart
  ],
  limits: [{ per: "person", times: 600, seconds: HOUR }]
})

export const ReviewInspection = endpoint({
  name: "reviewInspection",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/inspections/:inspectionId/review",
  access: "member",
  permission: "inspections.review",
  summary: "Mark an inspection as reviewed",
  params: oneInspection,
  body: Schema.Struct({ note: Schema.NullOr(paragraphs("Note", { max: 1000 })) }),
  errors: [NotFound]
})

export const WithdrawReview = endpoint({
  name: "withdrawReview",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/inspections/:inspectionId/review",
  access: "member",
  permission: "inspections.review",
  summary: "Undo that an inspection was marked as reviewed",
  params: oneInspection,
  errors: [NotFound]
})

/**
 * `is_intact`: every inspection of the vehicle is as it was recorded, and none is missing except those that were stored for as
 * long as they had to be. `broken_at`: the number of the first one that is not.
 */
export const VerifyChain = endpoint({
  name: "verifyChain",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/inspection-chain",
  access: "member",
  permission: "inspections.read",
  summary: "Check that no inspection of a vehicle was changed or removed",
  params: inOrganization({ vehicleId: VehicleId }),
  output: Schema.Struct({
    inspections: Schema.Int,
    expired: Schema.Int,
    is_intact: Schema.Boolean,
    broken_at: Schema.NullOr(Schema.Int)
  }),
  errors: [NotFound],
  // It reads every inspection of the vehicle.
  limits: [{ per: "person", times: 300, seconds: HOUR }]
})
