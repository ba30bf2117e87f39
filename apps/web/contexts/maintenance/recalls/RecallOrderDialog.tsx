import { NewWorkOrderDialog } from "../workorders/NewWorkOrderDialog.tsx"
import type { RecallDialogProps } from "./recalls.ts"

/** A new work order for a recall. */
export const RecallOrderDialog = ({ organization, recall, onClose }: RecallDialogProps) => (
  <NewWorkOrderDialog
    organization={organization}
    vehicle={recall.vehicle}
    source={{ key: recall.id, title: recall.campaign.component, line: { recall_id: recall.id } }}
    onClose={onClose}
  />
)
