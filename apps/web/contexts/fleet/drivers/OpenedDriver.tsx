import { type DriverView, EditDriver } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { isGone } from "../../../api/isGone.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Sheet } from "../../../ui/Sheet.tsx"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { drivers } from "../messages/pages.ts"
import { DriverDetails } from "./DriverDetails.tsx"
import { DriverForm } from "./DriverForm.tsx"
import { driverKey, type DriverProps, useDriver } from "./drivers.ts"
import type { DriverInput } from "./useDriverForm.ts"

const EditForm = ({ organization, driver, onDone }: DriverProps & { readonly onDone: () => void }) => {
  const m = useMessages(drivers).form
  const { cancel } = useMessages(common)
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(organization)
  const save = async (body: DriverInput) => {
    const params = { organizationId: organization.id, driverId: driver.id }
    const edited = await api(EditDriver, { params, body })
    client.setQueryData(driverKey(organization, driver.id), edited)
    await refresh()
    notify.success(m.saved(edited.name))
    onDone()
  }
  return (
    <DriverForm
      organization={organization}
      driver={driver}
      save={save}
      submit={m.submitEdit}
      busy={m.saving}
      renderCancel={(discard) => (
        <Button
          type="button"
          variant="surface"
          color="gray"
          onClick={() => {
            discard()
            onDone()
          }}
        >
          {cancel}
        </Button>
      )}
    />
  )
}

interface Props {
  readonly organization: Organization
  readonly id: DriverView["id"]
  /** As listed, to show immediately. */
  readonly known: DriverView | undefined
  readonly onClose: () => void
}

/** One driver in a side panel: all fields, their vehicles, and the available actions. */
export const OpenedDriver = ({ organization, id, known, onClose }: Props) => {
  const m = useMessages(drivers)
  const [editing, setEditing] = useState(false)
  const query = useDriver(organization, id, known)
  const driver = query.data
  const content = () => {
    if (!driver || isGone(query.error)) return <NotLoaded query={query} onClose={onClose} />
    const shown = { organization, driver }
    return editing ? (
      <EditForm {...shown} onDone={() => setEditing(false)} />
    ) : (
      <DriverDetails {...shown} onEdit={() => setEditing(true)} onClose={onClose} />
    )
  }
  return (
    <Sheet title={editing ? m.form.editTitle : (driver?.name ?? m.details.label)} onClose={onClose}>
      {content()}
    </Sheet>
  )
}
