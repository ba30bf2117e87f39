import { CampaignView, RecallView, WarrantyView } from "#maintenance/contract"
import { depot } from "../../support/people.ts"
import { id, inDays, reader } from "../support/fixtures.ts"

const summary = {
  id: id(381),
  source: "manual",
  number: "24V-101",
  manufacturer: "Ford",
  component: "Brake hoses",
  system: "brakes",
  summary: "Hoses may leak.",
  remedy: "Dealers replace the hoses.",
  reported_on: "2024-05-06"
}

/** A campaign that was entered by hand, and concerns two vehicles. */
export const campaign = reader(CampaignView, {
  ...summary,
  organization_id: depot().id,
  make: "Ford",
  model: "Transit",
  year_from: 2022,
  year_to: 2024,
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9),
  version: 3,
  vehicles: 2,
  undone: 1
})

/** An open recall of the vehicle V-1. */
export const recall = reader(RecallView, {
  id: id(382),
  organization_id: depot().id,
  campaign: summary,
  vehicle: { id: id(201), name: "V-1" },
  state: "open",
  note: null,
  done_on: null,
  decided_by: null,
  decided_at: null,
  work_order: null,
  created_at: inDays(-9),
  version: 1
})

/** The manufacturer's warranty of that vehicle. */
export const warranty = reader(WarrantyView, {
  id: id(383),
  organization_id: depot().id,
  vehicle_id: id(201),
  scope: "powertrain",
  systems: [],
  covers: null,
  provider: "Ford",
  reference: "W-2041",
  starts_on: "2024-01-10",
  until_date: "2027-01-09",
  until_m: 160_000_000,
  until_s: null,
  note: null,
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9),
  version: 2,
  state: "ends_soon",
  limit: "distance"
})
