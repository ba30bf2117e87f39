import { type GeofenceView, RemoveGeofence } from "#telematics/contract"
import { Button, TextField } from "@radix-ui/themes"
import { ArrowLeft } from "lucide-react"
import { useEffect, useState } from "react"
import { api } from "../../../../api/client.ts"
import { common } from "../../../../i18n/messages/index.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { ConfirmDialog } from "../../../../ui/ConfirmDialog.tsx"
import { Choices } from "../../../../ui/Choices.tsx"
import { FormField } from "../../../../ui/FormField.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { SubmitButton } from "../../../../ui/SubmitButton.tsx"
import { useGroups } from "../../../fleet/vehicles.ts"
import { useOrganizationCommand } from "../../../tenancy/useOrganizationCommand.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { speedSymbol } from "../useMapText.ts"
import styles from "./Geofences.module.css"
import { outlineOf } from "./geofences.ts"
import { HoursFields } from "./HoursFields.tsx"
import { ShapeFields } from "./ShapeFields.tsx"
import { type GeofenceForm, useGeofenceForm } from "./useGeofenceForm.ts"

interface Props {
  readonly board: Board
  /** Undefined for a new one. */
  readonly geofence: GeofenceView | undefined
  readonly onClose: () => void
}

const Notifying = ({ board: { text }, form }: { readonly board: Board; readonly form: GeofenceForm }) => {
  const { geofence: m } = useMessages(vehicleMap)
  const options = [
    { value: "on_enter", label: m.enters },
    { value: "on_exit", label: m.leaves }
  ] as const
  const chosen = options.map(({ value }) => value).filter((name) => form.values[name] !== "")
  return (
    <>
      <Choices
        legend={m.notifyOn}
        options={options}
        chosen={chosen}
        onToggle={(name) => form.set(name, form.values[name] === "" ? "yes" : "")}
      />
      <FormField label={m.stays} optional error={form.errors["dwell"]}>
        {(control) => <TextField.Root inputMode="numeric" {...control} {...form.control("dwell")} />}
      </FormField>
      <FormField label={m.limit(speedSymbol(text.units))} optional error={form.errors["limit"]}>
        {(control) => <TextField.Root inputMode="decimal" {...control} {...form.control("limit")} />}
      </FormField>
    </>
  )
}

const Group = ({ board, form }: { readonly board: Board; readonly form: GeofenceForm }) => {
  const { geofence: m } = useMessages(vehicleMap)
  const { active } = useGroups(board.organization)
  return (
    <FormField label={m.group} error={form.errors["group_id"]}>
      {(control) => (
        <Select {...control} {...form.control("group_id")}>
          <option value="">{m.allVehicles}</option>
          {active.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const Remove = ({
  board: { organization },
  geofence,
  onClose
}: Props & { readonly geofence: GeofenceView }) => {
  const { geofence: m } = useMessages(vehicleMap)
  const [isOpen, setIsOpen] = useState(false)
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveGeofence, { params: { organizationId: organization.id, geofenceId: geofence.id } }),
    done: () => m.removed(geofence.name)
  })
  return (
    <>
      <Button type="button" variant="ghost" color="gray" onClick={() => setIsOpen(true)}>
        {m.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={m.removeTitle(geofence.name)}
        confirm={m.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      >
        {m.removeSentence}
      </ConfirmDialog>
    </>
  )
}

/** Adds or changes a geofence, with its shape on the map. */
export const GeofenceEditor = ({ board, geofence, onClose }: Props) => {
  const { geofence: m, geofences } = useMessages(vehicleMap)
  const { cancel } = useMessages(common)
  const form = useGeofenceForm({ board, geofence, onClose })
  const { map } = board
  useEffect(() => {
    if (geofence) map?.fit(outlineOf(geofence.shape), 15)
    // oxlint-disable-next-line react/exhaustive-deps -- Its shape changes while someone draws.
  }, [map, geofence?.id])
  const discard = () => {
    form.discard()
    onClose()
  }
  return (
    <div className={styles["scroll"]}>
      <Button variant="ghost" color="gray" className={styles["back"] ?? ""} onClick={onClose}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {geofences.back}
      </Button>
      <h2 className={styles["title"]}>{geofence ? m.edit : m.add}</h2>
      <form {...form.element} className={styles["form"]}>
        <FormField label={m.name} error={form.errors["name"]}>
          {(control) => <TextField.Root autoComplete="off" {...control} {...form.control("name")} />}
        </FormField>
        <ShapeFields board={board} form={form} isNew={geofence === undefined} />
        <Notifying board={board} form={form} />
        <Group board={board} form={form} />
        <HoursFields
          words={m}
          value={form.values.hours}
          onChange={(hours) => form.set("hours", hours)}
          error={form.errors["hours"]}
        />
        <Alert error={form.formError} />
        <div className={styles["actions"]}>
          <SubmitButton busy={form.busy} busyText={m.saving}>
            {m.save}
          </SubmitButton>
          <Button type="button" variant="surface" color="gray" onClick={discard}>
            {cancel}
          </Button>
          {geofence && <Remove board={board} geofence={geofence} onClose={onClose} />}
        </div>
      </form>
    </div>
  )
}
