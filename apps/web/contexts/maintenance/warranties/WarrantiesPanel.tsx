import type { WarrantyView } from "#maintenance/contract"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { warranties } from "../messages/pages.ts"
import { useWarranties } from "./warranties.ts"
import { WarrantyRow } from "./WarrantyRow.tsx"

const WarrantyDialog = lazy(async () => ({ default: (await import("./WarrantyDialog.tsx")).WarrantyDialog }))

/** The warranties of a vehicle, which work orders are checked against. */
export const WarrantiesPanel = (props: VehicleTabProps) => {
  const m = useMessages(warranties)
  const query = useWarranties(props)
  const [edited, edit] = useState<WarrantyView | "new">()
  const mayEdit = props.organization.can.includes("services.edit")
  const add = mayEdit && (
    <OnlineButton variant="surface" color="gray" onClick={() => edit("new")}>
      <Plus size={16} aria-hidden="true" />
      {m.add}
    </OnlineButton>
  )
  const content = () => {
    if (!query.data) return <NotLoaded query={query} />
    if (query.data.length === 0)
      return (
        <EmptyState title={m.empty} level="h3" action={add}>
          {mayEdit ? m.sentence : m.readOnly}
        </EmptyState>
      )
    return (
      <ul className={documents["rows"]} aria-label={m.title}>
        {query.data.map((warranty) => (
          <WarrantyRow
            key={warranty.id}
            organization={props.organization}
            warranty={warranty}
            onEdit={() => edit(warranty)}
          />
        ))}
      </ul>
    )
  }
  return (
    <Panel title={m.title} about={m.about} flush aside={query.data && query.data.length > 0 && add}>
      {content()}
      {edited && (
        <Suspense>
          <WarrantyDialog
            {...props}
            {...(edited !== "new" && { warranty: edited })}
            onClose={() => edit(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
