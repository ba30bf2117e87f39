import { NewWorkOrderDialog } from "../workorders/NewWorkOrderDialog.tsx"
import { useDefectTitle } from "../useDefectTitle.ts"
import type { DefectDialogProps } from "./defects.ts"

/** A new work order for a defect. */
export const OrderDialog = ({ organization, defect, onClose }: DefectDialogProps) => {
  const titled = useDefectTitle()
  const { id, title, vehicle } = defect
  const source = { key: id, title: titled(title), line: { defect_id: id } }
  return (
    <NewWorkOrderDialog organization={organization} vehicle={vehicle} source={source} onClose={onClose} />
  )
}
