import { EditDevice } from "#telematics/contract"
import { Button, TextField } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { FormField } from "../../../ui/FormField.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { NumberField, useNumberError } from "../adding/NumberField.tsx"
import { deviceDialogs } from "../messages/pages.ts"
import { deviceKey, type DeviceProps } from "./devices.ts"

interface Props extends DeviceProps {
  readonly onDone: () => void
}

const useEditForm = ({ organization, device, onDone }: Props) => {
  const m = useMessages(deviceDialogs)
  const check = useChecks()
  const errorIn = useNumberError()
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(organization)
  return useForm({
    initial: {
      name: device.name,
      model: device.model ?? "",
      imei: device.imei ?? "",
      iccid: device.iccid ?? ""
    },
    checks: {
      name: check.line(m.fields.name, 80),
      model: (text) => (text.trim() === "" ? undefined : check.line(m.fields.model, 80)(text)),
      imei: errorIn("imei"),
      iccid: errorIn("iccid")
    },
    errorFields: { device_exists: "imei" },
    submit: async ({ name, model, imei, iccid }) => {
      const edited = await api(EditDevice, {
        params: { organizationId: organization.id, deviceId: device.id },
        body: { name, model: orNull(model), imei: orNull(imei), iccid: orNull(iccid) }
      })
      client.setQueryData(deviceKey(organization, device.id), edited)
      await refresh()
      notify.success(m.edit.saved(edited.name))
      onDone()
    }
  })
}

/** Changes the name, model and numbers of a device. */
export const EditForm = (props: Props) => {
  const m = useMessages(deviceDialogs)
  const { cancel } = useMessages(common)
  const form = useEditForm(props)
  return (
    <form {...form.element} className={dialog["form"]}>
      {(["name", "model"] as const).map((name) => (
        <FormField key={name} label={m.fields[name]} error={form.errors[name]} optional={name === "model"}>
          {(control) => <TextField.Root autoComplete="off" {...control} {...form.control(name)} />}
        </FormField>
      ))}
      {(["imei", "iccid"] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          value={form.values[name]}
          error={form.errors[name]}
          control={form.control(name)}
        />
      ))}
      <Alert error={form.formError} />
      <div className={dialog["actions"]}>
        <Button type="button" variant="surface" color="gray" onClick={props.onDone}>
          {cancel}
        </Button>
        <SubmitButton busy={form.busy} busyText={m.edit.busy}>
          {m.edit.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
