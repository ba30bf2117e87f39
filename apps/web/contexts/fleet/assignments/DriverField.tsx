import type { DriverView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Combobox, type ComboboxOption } from "../../../ui/Combobox.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { useLicenseState } from "../drivers/License.tsx"
import { assignments } from "../messages/pages.ts"
import { useFreeDrivers } from "./assignments.ts"
import styles from "./Assignments.module.css"

interface Option extends ComboboxOption {
  readonly driver: DriverView
}

const optionOf = (driver: DriverView): Option => ({
  key: driver.id,
  label: driver.name,
  about: [driver.license_classes.join(", "), driver.phone ?? driver.email].filter(Boolean).join(" · "),
  driver
})

/** A warning about a license that has expired, or soon will; it does not keep anyone from driving. */
const LicenseWarning = ({
  organization,
  driver
}: {
  readonly organization: Organization
  readonly driver: DriverView
}) => {
  const m = useMessages(assignments).assign
  const state = useLicenseState(organization, driver)
  if (state !== "expired" && state !== "expiring") return null
  return <output className={styles["warning"]}>{m[state](driver.name)}</output>
}

interface Props {
  readonly organization: Organization
  readonly driver: DriverView | undefined
  readonly error: string | undefined
  readonly wanted: { readonly from: string | undefined; readonly until: string | undefined }
  readonly onChoose: (driver: DriverView | undefined) => void
}

/** A field that finds a driver who is free. */
export const DriverField = ({ organization, driver, error, wanted, onChoose }: Props) => {
  const m = useMessages(assignments).assign
  const [typed, setTyped] = useState("")
  const { drivers, isPending } = useFreeDrivers(organization, { typed, ...wanted })
  const options = drivers.map(optionOf)
  const hint = isPending ? m.searching : m.notFound
  return (
    <div>
      <FormField label={m.driver} error={error}>
        {(control) => (
          <Combobox
            {...control}
            value={driver && optionOf(driver)}
            onChoose={(option) => onChoose(option?.driver)}
            onType={setTyped}
            options={options}
            hint={options.length === 0 && hint}
            placeholder={m.placeholder}
          />
        )}
      </FormField>
      {driver && <LicenseWarning organization={organization} driver={driver} />}
    </div>
  )
}
