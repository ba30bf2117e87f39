import { LocationId, TransferVehicle, vehicleName } from "#fleet/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, InstantInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { occupancy } from "../messages/pages.ts"
import { useLocations, type VehicleProps } from "../vehicles.ts"
import { ConflictNote } from "./ConflictNote.tsx"
import { useConflict } from "./conflicts.ts"
import { About } from "./About.tsx"
import styles from "./Occupancy.module.css"
import { useVehicleZone } from "./occupancy.ts"
import { usePeriod } from "./usePeriod.ts"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

const useTransfer = ({ organization, vehicle, onClose }: Props, timeZone: string) => {
  const m = useMessages(occupancy).transfer
  const { refresh } = useOrganizationRefresh(organization)
  const check = useChecks()
  const period = usePeriod(timeZone)
  const conflict = useConflict()
  const form = useDraftedForm({
    draft: `transfer.${organization.id}.${vehicle.id}`,
    initial: { to: "", ...period.initial, held_for: "", note: "" },
    notStored: ["from", "until"],
    checks: { ...period.checks, to: check.chosen(m.to) },
    errorFields: { end_too_early: "until", already_at_location: "to" },
    submit: async (values) => {
      const { demoted } = await api(TransferVehicle, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        body: {
          to_location_id: LocationId.make(values.to),
          ...period.startOf(values.from),
          due_at: period.endOf(values.until),
          held_for: values.held_for.trim() || null,
          note: values.note.trim() || null,
          on_conflict: conflict.choiceFor(values)
        }
      }).catch(conflict.remember(values))
      await refresh()
      notify.success(m.done(vehicleName(vehicle), demoted.length))
      onClose()
    }
  })
  return { form, conflict: conflict.of(form.values) }
}

/** Sends a vehicle to another location. */
export const TransferDialog = (props: Props) => {
  const m = useMessages(occupancy)
  const timeZone = useVehicleZone(props)
  const { form, conflict } = useTransfer(props, timeZone)
  const others = useLocations(props.organization).active.filter(({ id }) => id !== props.vehicle.location_id)
  return (
    <FormDialog
      title={m.transfer.title}
      about={others.length === 0 ? m.transfer.noLocations : m.transfer.about}
      form={form}
      submit={conflict?.can_demote ? m.form.anyway : m.transfer.submit}
      busyText={m.form.busy}
      onClose={props.onClose}
    >
      <ChoiceInput form={form} name="to" label={m.transfer.to}>
        <option value="">{m.transfer.choose}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceInput>
      <div className={styles["pair"]}>
        <InstantInput form={form} name="from" label={m.form.from} hint={timeZone} />
        <InstantInput form={form} name="until" label={m.transfer.arrival} hint={timeZone} />
      </div>
      <About form={form} />
      <ConflictNote error={form.formError} conflict={conflict} timeZone={timeZone} />
    </FormDialog>
  )
}
