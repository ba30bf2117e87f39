import type { DefectView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { isGone } from "../../../api/isGone.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Sheet } from "../../../ui/Sheet.tsx"
import { defects } from "../messages/pages.ts"
import { DefectDetails } from "./DefectDetails.tsx"
import { useDefect } from "./defects.ts"
import { useDefectTitle } from "../useDefectTitle.ts"

interface Props {
  readonly organization: Organization
  readonly id: DefectView["id"]
  readonly onClose: () => void
}

/** One defect in a side panel: what is wrong, what happened to it, and the available actions. */
export const OpenedDefect = ({ organization, id, onClose }: Props) => {
  const m = useMessages(defects)
  const titled = useDefectTitle()
  const query = useDefect(organization, id)
  const defect = query.data
  return (
    <Sheet title={defect ? titled(defect.title) : m.list} onClose={onClose}>
      {!defect || isGone(query.error) ? (
        <NotLoaded query={query} onClose={onClose} />
      ) : (
        <DefectDetails organization={organization} defect={defect} />
      )}
    </Sheet>
  )
}
