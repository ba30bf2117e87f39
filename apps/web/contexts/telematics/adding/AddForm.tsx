import type { Organization } from "#tenancy/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { useState } from "react"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { FormField } from "../../../ui/FormField.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { deviceDialogs } from "../messages/pages.ts"
import type { Added } from "./AccessStep.tsx"
import styles from "./Adding.module.css"
import { type Kind, KindChoice } from "./KindChoice.tsx"
import { NumberField } from "./NumberField.tsx"
import { useAddForm } from "./useAddForm.ts"
import { VehicleField } from "./VehicleField.tsx"

interface Props {
  readonly organization: Organization
  readonly onAdded: (added: Added) => void
}

/** Chooses what to add, and what it is called. */
export const AddForm = ({ organization, onAdded }: Props) => {
  const m = useMessages(deviceDialogs)
  const { cancel } = useMessages(common)
  const [kind, setKind] = useState<Kind>("phone")
  const { form, vehicle, choose } = useAddForm(organization, kind, onAdded)
  return (
    <>
      <Dialog.Title as="h2" size="5">
        {m.add.title}
      </Dialog.Title>
      <Dialog.Description>{m.add.about}</Dialog.Description>
      <form {...form.element} className={dialog["form"]}>
        <KindChoice kind={kind} onChoose={setKind} />
        <FormField label={m.fields.name} hint={m.add.names[kind]} error={form.errors["name"]}>
          {(control) => <TextField.Root autoComplete="off" required {...control} {...form.control("name")} />}
        </FormField>
        {kind !== "server" && (
          <VehicleField
            organization={organization}
            vehicle={vehicle}
            optional
            error={form.errors["vehicle"]}
            onChoose={choose}
            onType={(text) => form.set("vehicle", text)}
          />
        )}
        {kind === "tracker" && (
          <div className={styles["fields"]}>
            {(["imei", "iccid"] as const).map((name) => (
              <NumberField
                key={name}
                name={name}
                value={form.values[name]}
                error={form.errors[name]}
                control={form.control(name)}
              />
            ))}
          </div>
        )}
        <Alert error={form.formError} />
        <div className={dialog["actions"]}>
          <Dialog.Close>
            <Button type="button" variant="surface" color="gray">
              {cancel}
            </Button>
          </Dialog.Close>
          <SubmitButton busy={form.busy} busyText={m.add.busy}>
            {kind === "server" ? m.add.submitServer : m.add.submit}
          </SubmitButton>
        </div>
      </form>
    </>
  )
}
