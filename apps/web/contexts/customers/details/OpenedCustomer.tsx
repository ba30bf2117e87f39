import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Dialog, IconButton } from "@radix-ui/themes"
import { X } from "lucide-react"
import { useState } from "react"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { useOpener } from "../../../ui/useOpener.ts"
import { useCustomer } from "../customers.ts"
import { Details } from "./Details.tsx"
import { EditForm } from "./EditForm.tsx"
import styles from "./OpenedCustomer.module.css"

interface Props {
  readonly organization: Organization
  readonly id: CustomerView["id"]
  /** As the list has it, so that it is there at once. */
  readonly known: CustomerView | undefined
  readonly onClose: () => void
}

/** One customer in a panel at the side: all fields, and what can be done. */
export const OpenedCustomer = ({ organization, id, known, onClose }: Props) => {
  const m = useMessages(customers)
  const [editing, setEditing] = useState(false)
  const query = useCustomer(organization, id, known)
  const customer = query.data
  const opener = useOpener()
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
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content className={styles["sheet"]} aria-describedby={undefined} {...opener}>
        <div className={styles["bar"]}>
          <Dialog.Title as="h2" size="5" mb="0">
            {editing ? m.form.editTitle : (customer?.name ?? m.details.label)}
          </Dialog.Title>
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" size="3" aria-label={m.details.close}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
        </div>
        {content()}
      </Dialog.Content>
    </Dialog.Root>
  )
}
