import { type DriverView, EditDriver } from "#fleet/contract"
import { CalendarDate, UserId } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { useMessages } from "../../../i18n/useMessages.ts"
import { orNull } from "../../../ui/orNull.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { drivers } from "../messages/pages.ts"

type Body = (typeof EditDriver)["body"]["Encoded"]
export type DriverInput = Required<Pick<Body, "name">> & Body

export interface FormProps {
  readonly organization: Organization
  /** The initial values. */
  readonly driver?: DriverView
  readonly save: (input: DriverInput) => Promise<unknown>
}

type Check = (text: string) => string | undefined

const unlessEmpty =
  (check: Check): Check =>
  (text) =>
    text.trim() === "" ? undefined : check(text)

const decodeDate = Schema.decodeUnknownOption(CalendarDate)
const dateOrNull = (text: string) => {
  const decoded = decodeDate(text)
  return decoded._tag === "Some" ? decoded.value : null
}

const classesIn = (text: string): ReadonlyArray<string> =>
  text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== "")

const valuesOf = (driver: DriverView | undefined) => ({
  user_id: driver?.user_id ?? "",
  name: driver?.name ?? "",
  phone: driver?.phone ?? "",
  email: driver?.email ?? "",
  license_number: driver?.license_number ?? "",
  license_classes: (driver?.license_classes ?? []).join(", "),
  license_region: driver?.license_region ?? "",
  license_expires_on: driver?.license_expires_on ?? "",
  notes: driver?.notes ?? ""
})

export type DriverValues = ReturnType<typeof valuesOf>

const inputOf = (values: DriverValues): DriverInput => ({
  user_id: values.user_id === "" ? null : UserId.make(values.user_id),
  name: values.name,
  phone: orNull(values.phone),
  email: orNull(values.email),
  license_number: orNull(values.license_number),
  license_classes: classesIn(values.license_classes),
  license_region: orNull(values.license_region)?.trim().toUpperCase() ?? null,
  license_expires_on: dateOrNull(values.license_expires_on),
  notes: orNull(values.notes)
})

/** The form of a new or an edited driver. */
export const useDriverForm = ({ organization, driver, save }: FormProps) => {
  const { fields } = useMessages(drivers)
  const check = useChecks()
  return useDraftedForm({
    // A draft of an earlier version would undo what a colleague has changed since.
    draft: `driver.${organization.id}.${driver ? `${driver.id}.${driver.updated_at.getTime()}` : ""}`,
    // No license number in the browser's storage.
    notStored: ["license_number"],
    initial: valuesOf(driver),
    checks: {
      name: check.line(fields.name, 120),
      phone: unlessEmpty(check.line(fields.phone, 40)),
      email: unlessEmpty(check.email(fields.email)),
      license_number: unlessEmpty(check.line(fields.license_number, 40)),
      notes: unlessEmpty(check.line(fields.notes, 5000))
    },
    errorFields: { driver_exists: "user_id" },
    submit: (values) => save(inputOf(values))
  })
}

export type DriverFormState = ReturnType<typeof useDriverForm>
