import { CalendarDate, line, OrganizationId, paragraphs, UserId } from "#kernel"
import { VehicleLink } from "#fleet/contract"
import { Schema } from "effect"
import { VehicleSystem } from "./defectViews.ts"
import { CampaignId, RecallId } from "./ids.ts"
import { whole } from "./intervals.ts"
import { WorkOrderLink } from "./workOrderLink.ts"

/** `published`: by an authority. `manual`: entered by a member. */
export const CampaignSource = Schema.Literals(["published", "manual"])
export type CampaignSource = typeof CampaignSource.Type

/** Whether a recall of a vehicle was carried out. `scheduled`: it is in an open work order. */
export const RecallState = Schema.Literals(["open", "scheduled", "done", "not_applicable"])
export type RecallState = typeof RecallState.Type

/** In these states something remains to be done. */
export const UNDONE_RECALLS = RecallState.pick(["open", "scheduled"]).literals

const ModelYear = Schema.NullOr(whole("Model year", 1886, 2100))

/** What people enter about a campaign. It concerns vehicles of the make, and of the model and years if they are given. */
export const CampaignFields = {
  number: line("Number", { max: 40 }),
  manufacturer: Schema.NullOr(line("Manufacturer", { max: 120 })),
  component: line("Component", { max: 200 }),
  system: VehicleSystem,
  summary: Schema.NullOr(paragraphs("Summary", { max: 5000 })),
  remedy: Schema.NullOr(paragraphs("Remedy", { max: 5000 })),
  reported_on: Schema.NullOr(CalendarDate),
  make: line("Make", { max: 60 }),
  model: Schema.NullOr(line("Model", { max: 80 })),
  year_from: ModelYear,
  year_to: ModelYear
}

const text = Schema.NullOr(Schema.String)
const year = Schema.NullOr(Schema.Int)

/** A campaign where a recall refers to it. */
export const CampaignSummary = Schema.Struct({
  id: CampaignId,
  source: CampaignSource,
  number: Schema.String,
  manufacturer: text,
  component: Schema.String,
  system: VehicleSystem,
  summary: text,
  remedy: text,
  reported_on: Schema.NullOr(CalendarDate)
})
export type CampaignSummary = typeof CampaignSummary.Type

/** A recall of vehicles by their manufacturer. `make` is null for published ones, which list their models themselves. */
export const CampaignRecord = Schema.Struct({
  ...CampaignSummary.fields,
  organization_id: OrganizationId,
  make: text,
  model: text,
  year_from: year,
  year_to: year,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date,
  version: Schema.Int
})
export type CampaignRecord = typeof CampaignRecord.Type

/** `vehicles`: how many it may concern. `undone`: on how many of them it remains to be carried out. */
export const CampaignView = Schema.Struct({
  ...CampaignRecord.fields,
  vehicles: Schema.Int,
  undone: Schema.Int
})
export type CampaignView = typeof CampaignView.Type

/**
 * A campaign that may concern a vehicle, by its make, model and model year: only the manufacturer knows by the VIN. `note`:
 * why it doesn't, or what was done.
 */
export const RecallView = Schema.Struct({
  id: RecallId,
  organization_id: OrganizationId,
  campaign: CampaignSummary,
  vehicle: VehicleLink,
  state: RecallState,
  note: text,
  done_on: Schema.NullOr(CalendarDate),
  decided_by: Schema.NullOr(Schema.Struct({ id: UserId, name: text })),
  decided_at: Schema.NullOr(Schema.Date),
  work_order: Schema.NullOr(WorkOrderLink),
  created_at: Schema.Date,
  version: Schema.Int
})
export type RecallView = typeof RecallView.Type
