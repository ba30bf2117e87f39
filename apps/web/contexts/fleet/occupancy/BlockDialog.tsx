import {
  BlockKind,
  BlockVehicle,
  type HoldView,
  mayBeOpenEnded,
  ReleaseHold,
  vehicleName
} from "#fleet/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, InstantInput } from "../../../ui/inputs.tsx"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { fleet } from "../messages/index.ts"
import { occupancy } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { ConflictNote } from "./ConflictNote.tsx"
import { useConflict } from "./conflicts.ts"
import { About } from "./About.tsx"
import styles from "./Occupancy.module.css"
import { useHoldText } from "./useHoldText.ts"
import { useVehicleZone } from "./occupancy.ts"
import { usePeriod } from "./usePeriod.ts"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

const kindOf = (text: string): BlockKind => BlockKind.literals.find((kind) => kind === text) ?? "maintenance"

/** The message after a vehicle was blocked, which can be undone. */
const useDone = ({ organization, vehicle }: VehicleProps, timeZone: string) => {
  const m = useMessages(occupancy)
  const { nameOf } = useHoldText(timeZone)
  const undo = useOrganizationCommand(organization, {
    send: ({ id: holdId }: HoldView) =>
      api(ReleaseHold, { params: { organizationId: organization.id, holdId } }),
    done: (hold) => m.done.cancelled(nameOf(hold))
  })
  return (hold: HoldView, demoted: number) =>
    notify.success(m.block.done(vehicleName(vehicle), demoted), {
      action: { label: m.actions.undo, onClick: () => undo.mutate(hold) }
    })
}

const useBlocking = ({ organization, vehicle, onClose }: Props, timeZone: string) => {
  const { refresh } = useOrganizationRefresh(organization)
  const period = usePeriod(timeZone)
  const conflict = useConflict()
  const done = useDone({ organization, vehicle }, timeZone)
  const form = useDraftedForm({
    draft: `block.${organization.id}.${vehicle.id}`,
    initial: { kind: "maintenance", status: "firm", ...period.initial, held_for: "", note: "" },
    notStored: ["from", "until"],
    checks: { from: period.checks.from, until: period.isTimeIfAny },
    errorFields: { hold_needs_end: "until", end_too_early: "until" },
    submit: async (values) => {
      const { hold, demoted } = await api(BlockVehicle, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        body: {
          kind: kindOf(values.kind),
          status: values.status === "tentative" ? "tentative" : "firm",
          ...period.startOf(values.from),
          due_at: period.endIfAny(values.until),
          held_for: values.held_for.trim() || null,
          note: values.note.trim() || null,
          on_conflict: conflict.choiceFor(values)
        }
      }).catch(conflict.remember(values))
      await refresh()
      done(hold, demoted.length)
      onClose()
    }
  })
  return { form, conflict: conflict.of(form.values) }
}

/** Blocks a vehicle for a reason and a period. */
export const BlockDialog = (props: Props) => {
  const m = useMessages(occupancy)
  const { holdKinds } = useMessages(fleet)
  const timeZone = useVehicleZone(props)
  const { form, conflict } = useBlocking(props, timeZone)
  return (
    <FormDialog
      title={m.block.title}
      about={m.block.about}
      form={form}
      submit={conflict?.can_demote ? m.form.anyway : m.block.submit}
      busyText={m.form.busy}
      onClose={props.onClose}
    >
      <div className={styles["pair"]}>
        <ChoiceInput form={form} name="kind" label={m.form.kind}>
          {BlockKind.literals.map((kind) => (
            <option key={kind} value={kind}>
              {holdKinds[kind]}
            </option>
          ))}
        </ChoiceInput>
        <ChoiceInput form={form} name="status" label={m.form.status}>
          <option value="firm">{m.form.statuses.firm}</option>
          <option value="tentative">{m.form.statuses.tentative}</option>
        </ChoiceInput>
      </div>
      <div className={styles["pair"]}>
        <InstantInput form={form} name="from" label={m.form.from} hint={timeZone} />
        <InstantInput
          form={form}
          name="until"
          label={m.form.until}
          hint={mayBeOpenEnded(kindOf(form.values.kind)) ? m.form.untilHint : timeZone}
        />
      </div>
      <About form={form} />
      <ConflictNote error={form.formError} conflict={conflict} timeZone={timeZone} />
    </FormDialog>
  )
}
