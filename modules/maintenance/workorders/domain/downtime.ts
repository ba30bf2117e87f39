import type { DowntimeCause } from "../../contract/downtime.ts"
import type { WorkOrderKind } from "../../contract/workOrderViews.ts"

/** Why a vehicle is down while work of a kind is done, and whether that was planned. */
const CAUSES: Readonly<Record<WorkOrderKind, { readonly cause: DowntimeCause; readonly planned: boolean }>> =
  {
    preventive: { cause: "pm", planned: true },
    inspection: { cause: "pm", planned: true },
    corrective: { cause: "breakdown", planned: false },
    accident: { cause: "accident", planned: false },
    recall: { cause: "recall", planned: true },
    recon: { cause: "recon", planned: true },
    upfit: { cause: "admin", planned: true }
  }

export const downtimeOfKind = (kind: WorkOrderKind) => CAUSES[kind]
