import type { Input } from "#kernel"
import type { VehicleSystem } from "../../contract/defectViews.ts"
import type { DefectId, WarrantyId, WorkOrderLineId } from "../../contract/ids.ts"
import type { AddLine } from "../../contract/workOrderLines.ts"
import type { WarrantyCheck } from "../../contract/workOrderViews.ts"
import type { WorkshopSettings } from "../../contract/workshop.ts"
import type { Defect } from "../../defects/domain/Defect.ts"
import type { LineSource, SourceOfLine, WorkOrderLine } from "./WorkOrderLines.ts"
import type { WorkOrder } from "./WorkOrders.ts"

type Entered = Input<typeof AddLine>["body"]

/** What a line is for; nothing if it was entered by hand. It may do a service, repair a defect and carry out a recall. */
export const sourcesOf = ({
  occurrence_id = null,
  defect_id = null,
  recall_id = null
}: Partial<Pick<WorkOrderLine, "occurrence_id" | "defect_id" | "recall_id">>): ReadonlyArray<LineSource> => [
  ...(occurrence_id === null ? [] : [{ kind: "service" as const, id: occurrence_id }]),
  ...(defect_id === null ? [] : [{ kind: "defect" as const, id: defect_id }]),
  ...(recall_id === null ? [] : [{ kind: "recall" as const, id: recall_id }])
]

/** The system that a line is about, as far as someone named it. */
export const systemOf = (
  { system }: Entered,
  sources: ReadonlyArray<Pick<SourceOfLine, "system">>
): VehicleSystem | null => system ?? sources[0]?.system ?? null

/**
 * Whether a warranty may pay. The manufacturer pays for recalls. Where one covers the work, only `claimed` and `refused` are
 * decisions: anything else must be checked before money is spent.
 */
export const checkOf = ({ warranty_check, recall_id }: Entered, isCovered: boolean): WarrantyCheck => {
  if (recall_id !== undefined) return warranty_check ?? "claimed"
  return isCovered && (warranty_check === undefined || warranty_check === "none")
    ? "possible"
    : (warranty_check ?? "none")
}

/** Whether the check of a line may become another one. Whether a warranty that may pay does is decided, not passed over. */
export const mayBeChecked = (
  { warranty_id, warranty_check: before }: Pick<WorkOrderLine, "warranty_id" | "warranty_check">,
  after: WarrantyCheck
): boolean => after !== "none" || (warranty_id === null && before !== "possible")

interface Making {
  readonly order: Pick<WorkOrder, "organization_id" | "id">
  readonly id: WorkOrderLineId
  readonly position: number
  readonly settings: WorkshopSettings
  readonly sources: ReadonlyArray<SourceOfLine>
  /** The one that may pay. */
  readonly warranty: WarrantyId | null
  readonly at: Date
}

/** A line that is not done yet. The database derives its amounts. */
export const newLine = (
  entered: Entered & { readonly title: string },
  { order, id, position, settings, sources, warranty, at }: Making
): WorkOrderLine => ({
  organization_id: order.organization_id,
  work_order_id: order.id,
  id,
  position,
  title: entered.title,
  state: "open",
  occurrence_id: entered.occurrence_id ?? null,
  defect_id: entered.defect_id ?? null,
  recall_id: entered.recall_id ?? null,
  system: systemOf(entered, sources),
  complaint: entered.complaint ?? sources.find(({ complaint }) => complaint !== null)?.complaint ?? null,
  cause: entered.cause ?? null,
  correction: entered.correction ?? null,
  labor_minutes: entered.labor_minutes ?? null,
  minutes: 0,
  rate_minor: entered.rate_minor ?? settings.rate_minor,
  parts_price_minor: entered.parts_price_minor ?? 0,
  other_minor: entered.other_minor ?? 0,
  tax_bp: entered.tax_bp ?? settings.tax_bp,
  warranty_check: checkOf(entered, warranty !== null),
  warranty_id: warranty,
  done_by: null,
  done_at: null,
  labor_minor: 0,
  parts_minor: 0,
  tax_minor: 0,
  total_minor: 0,
  version: 1,
  created_at: at,
  updated_at: at
})

/** Whether the vehicle stays blocked by a defect until someone signs that it was repaired. */
export const needsRelease = ({ blocking, released_at }: Defect): boolean => blocking && released_at === null

/** The most characters of what was done about a defect. */
const MAX_NOTE = 500

const shortened = (text: string): string =>
  text.length <= MAX_NOTE ? text : `${text.slice(0, MAX_NOTE - 1).trimEnd()}…`

/**
 * What was done about the defects of a work order, by defect. A certification is about those that are released with it; of the
 * others their lines say it, as far as there is room.
 */
export const resolutionNotes = (
  defects: ReadonlyArray<Defect>,
  lines: ReadonlyArray<Pick<WorkOrderLine, "defect_id" | "correction">>,
  certification: string | null
): ReadonlyMap<DefectId, string | null> => {
  const isForAll = !defects.some(needsRelease)
  return new Map(
    defects.map((defect) => {
      if (needsRelease(defect)) return [defect.id, certification]
      const correction = lines.find(({ defect_id }) => defect_id === defect.id)?.correction ?? null
      return [defect.id, correction === null ? (isForAll ? certification : null) : shortened(correction)]
    })
  )
}
