import { BlockForSafety, vehicleName } from "#fleet/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { ChoiceInput } from "../../../ui/inputs.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { safety } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

const useGrounding = ({ organization, vehicle, onClose }: Props) => {
  const m = useMessages(safety).ground
  const { refresh } = useOrganizationRefresh(organization)
  const check = useChecks()
  const name = vehicleName(vehicle)
  return useDraftedForm({
    draft: `ground.${organization.id}.${vehicle.id}`,
    initial: { severity: "grounded", reason: "" },
    checks: { reason: check.line(m.reason, 500) },
    submit: async ({ severity, reason }) => {
      const isGrounded = severity === "grounded"
      const { demoted } = await api(BlockForSafety, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        body: { severity: isGrounded ? "grounded" : "restricted", reason }
      })
      await refresh()
      notify.success(isGrounded ? m.done(name, demoted.length) : m.doneRestricted(name))
      onClose()
    }
  })
}

/** Grounds or restricts a vehicle. */
export const GroundDialog = (props: Props) => {
  const m = useMessages(safety).ground
  const form = useGrounding(props)
  return (
    <FormDialog
      title={m.title}
      about={m.about}
      form={form}
      submit={form.values.severity === "grounded" ? m.submit : m.submitRestricted}
      busyText={m.busy}
      color="red"
      onClose={props.onClose}
    >
      <ChoiceInput form={form} name="severity" label={m.severity}>
        <option value="grounded">{m.severities.grounded}</option>
        <option value="restricted">{m.severities.restricted}</option>
      </ChoiceInput>
      <FormField label={m.reason} error={form.errors["reason"]}>
        {(control) => <LongText rows={2} {...control} {...form.longText("reason")} />}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
