import { TextField } from "@radix-ui/themes"
import { useState } from "react"
import { instantAt } from "../../../i18n/localTime.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { assignments } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { useVehicleDrivers } from "./assignments.ts"
import styles from "./Assignments.module.css"

/** Answers who had the vehicle at a time, such as that of a fine. */
export const WhoHadIt = ({ organization, vehicle }: VehicleProps) => {
  const m = useMessages(assignments).lookup
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" })
  const [local, setLocal] = useState("")
  const at = instantAt(local, organization.time_zone)?.toISOString() ?? ""
  const { data } = useVehicleDrivers(organization, vehicle.id, at)
  const names = data?.map(({ driver }) => driver.name) ?? []
  return (
    <Panel title={m.title}>
      <div className={styles["lookup"]}>
        <FormField label={m.when} hint={organization.time_zone}>
          {(control) => (
            <TextField.Root
              type="datetime-local"
              {...control}
              value={local}
              onChange={({ target }) => setLocal(target.value)}
            />
          )}
        </FormField>
        <output>{at !== "" && data && (names.length === 0 ? m.nobody : m.result(list.format(names)))}</output>
      </div>
    </Panel>
  )
}
