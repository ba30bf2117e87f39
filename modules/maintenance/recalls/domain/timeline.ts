import type { CampaignSummary } from "../../contract/recallViews.ts"
import type { Recall } from "./Recalls.ts"

/** What the timeline of its vehicle says of a recall. */
export const happenedTo = (
  { organization_id: organizationId, vehicle_id: vehicleId }: Pick<Recall, "organization_id" | "vehicle_id">,
  { number, component }: Pick<CampaignSummary, "number" | "component">,
  verb: "matched" | "done" | "not_applicable" | "reopened",
  at: Date,
  details: Readonly<Record<string, string>> = {}
) => ({
  organizationId,
  vehicleId,
  at,
  kind: `recall.${verb}` as const,
  details: { campaign: number, component, ...details }
})
