import type { MeterView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { useState } from "react"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { closeListFirst } from "../../../ui/closeListFirst.ts"
import dialog from "../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { meters } from "../messages/index.ts"
import { useMeters } from "./meters.ts"
import { ReadingForm } from "./ReadingForm.tsx"
import type { ReadVehicle } from "./useReadingForm.ts"
import { VehicleField } from "./VehicleField.tsx"

interface Props {
  readonly organization: Organization
  /** The vehicle that is read; without one it is chosen first. */
  readonly vehicle?: ReadVehicle
  readonly meterId?: MeterView["id"] | undefined
  readonly onClose: () => void
}

const OfVehicle = ({ vehicle, ...props }: Props & { readonly vehicle: ReadVehicle }) => {
  const { cancel } = useMessages(common)
  const query = useMeters(props.organization, vehicle.id)
  if (!query.data) return <NotLoaded query={query} rows={3} />
  const button = (
    <Dialog.Close>
      <Button type="button" variant="surface" color="gray">
        {cancel}
      </Button>
    </Dialog.Close>
  )
  return (
    <ReadingForm
      organization={props.organization}
      vehicle={vehicle}
      meters={query.data}
      meterId={props.meterId}
      onDone={props.onClose}
      cancel={button}
    />
  )
}

/** Records a reading of a given vehicle, or of one that is chosen here. */
export const RecordReadingDialog = (props: Props) => {
  const m = useMessages(meters).record
  const { cancel } = useMessages(common)
  const opener = useReturnFocus()
  const [chosen, choose] = useState(props.vehicle)
  return (
    <DialogRoot onOpenChange={props.onClose}>
      <Dialog.Content maxWidth="480px" {...opener} onEscapeKeyDown={closeListFirst}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description mb="4">{props.vehicle ? props.vehicle.name : m.about}</Dialog.Description>
        {!props.vehicle && (
          <VehicleField organization={props.organization} vehicle={chosen} onChoose={choose} />
        )}
        {chosen ? (
          <OfVehicle key={chosen.id} {...props} vehicle={chosen} />
        ) : (
          <div className={dialog["actions"]}>
            <Dialog.Close>
              <Button type="button" variant="surface" color="gray">
                {cancel}
              </Button>
            </Dialog.Close>
          </div>
        )}
      </Dialog.Content>
    </DialogRoot>
  )
}
