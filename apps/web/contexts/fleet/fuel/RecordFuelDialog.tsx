import { vehicleName } from "#fleet/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useMeters } from "../meters/meters.ts"
import { fuel } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { FuelForm } from "./FuelForm.tsx"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

/** Records fuel or a charge of a vehicle. */
export const RecordFuelDialog = ({ organization, vehicle, onClose }: Props) => {
  const m = useMessages(fuel).record
  const { cancel } = useMessages(common)
  const opener = useReturnFocus()
  const query = useMeters(organization, vehicle.id)
  const button = (
    <Dialog.Close>
      <Button type="button" variant="surface" color="gray">
        {cancel}
      </Button>
    </Dialog.Close>
  )
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="480px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description>{`${vehicleName(vehicle)}. ${m.about}`}</Dialog.Description>
        {query.data ? (
          <FuelForm
            organization={organization}
            vehicle={vehicle}
            odometer={query.data.find(({ kind }) => kind === "odometer")}
            onDone={onClose}
            cancel={button}
          />
        ) : (
          <NotLoaded query={query} rows={4} />
        )}
      </Dialog.Content>
    </DialogRoot>
  )
}
