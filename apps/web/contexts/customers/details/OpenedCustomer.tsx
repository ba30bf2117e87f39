import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Sheet } from "../../../ui/Sheet.tsx"
import { useCustomer } from "../customers.ts"
import { Details } from "./Details.tsx"
import { EditForm } from "./EditForm.tsx"

interface Props {
  readonly organization: Organization
  readonly id: CustomerView["id"]
  /** As listed, to show immediately. */
  readonly known: CustomerView | undefined
  readonly onClose: () => void
}

/** One customer in a side panel: all fields, and the available actions. */
export const OpenedCustomer = ({ organization, id, known, onClose }: Props) => {
  const m = useMessages(customers)
  const [editing, setEditing] = useState(false)
  const query = useCustomer(organization, id, known)
  const customer = query.data
  const content = () => {
    if (!customer) return <NotLoaded query={query} onClose={onClose} />
    const shown = { organization, customer }
    return editing ? (
      <EditForm {...shown} onDone={() => setEditing(false)} />
    ) : (
      <Details {...shown} onEdit={() => setEditing(true)} onClose={onClose} />
    )
  }
  return (
    <Sheet title={editing ? m.form.editTitle : (customer?.name ?? m.details.label)} onClose={onClose}>
      {content()}
    </Sheet>
  )
}
