import { VehicleKind } from "#fleet/contract"
import type {
  Cadence,
  CreateInspectionSchedule,
  InspectionScheduleView,
  VehicleRule
} from "#inspections/contract"

/** A vehicle that was chosen, with its name. */
export interface ChosenVehicle {
  readonly id: string
  readonly name: string
}

const LIST = ","
export const listIn = (text: string): ReadonlyArray<string> => (text === "" ? [] : text.split(LIST))
const listText = (values: ReadonlyArray<string>): string => values.join(LIST)
/** The list with a value, or without it if it was there. */
export const toggled = (text: string, value: string): string => {
  const all = listIn(text)
  return listText(all.includes(value) ? all.filter((one) => one !== value) : [...all, value])
}

const chosenBy = (rule: VehicleRule | undefined) => ({
  vehicles: rule?.by === "vehicles" ? listText(rule.vehicle_ids) : "",
  groups: rule?.by === "groups" ? listText(rule.group_ids) : "",
  kinds: rule?.by === "kinds" ? listText(rule.kinds) : ""
})

type Field =
  | "form_id"
  | "by"
  | "vehicles"
  | "groups"
  | "kinds"
  | "cadence"
  | "days"
  | "starts_on"
  | "valid_hours"
  | "grace_hours"
  | "required"

export type ScheduleValues = Readonly<Record<Field, string>>

/** The fields of the dialog. `today`: of the organization. */
export const valuesOf = (schedule: InspectionScheduleView | undefined, today: string): ScheduleValues => {
  const cadence = schedule?.cadence
  return {
    form_id: schedule?.form.id ?? "",
    by: schedule?.rule.by ?? "all",
    ...chosenBy(schedule?.rule),
    cadence: cadence?.kind ?? "every_days",
    days: cadence?.kind === "every_days" ? String(cadence.days) : "1",
    starts_on: cadence?.kind === "every_days" ? cadence.starts_on : today,
    valid_hours: cadence?.kind === "before_use" ? String(cadence.valid_hours) : "24",
    grace_hours: String(schedule?.grace_hours ?? 0),
    required: schedule?.required ? "yes" : ""
  }
}

type Body = Omit<(typeof CreateInspectionSchedule)["body"]["Encoded"], "form_id">

const ruleIn = ({ by, vehicles, groups, kinds }: ScheduleValues): Body["rule"] => {
  if (by === "vehicles") return { by, vehicle_ids: listIn(vehicles) }
  if (by === "groups") return { by, group_ids: listIn(groups) }
  if (by === "kinds")
    return { by, kinds: VehicleKind.literals.filter((kind) => listIn(kinds).includes(kind)) }
  return { by: "all" }
}

const cadenceIn = ({ cadence, days, starts_on, valid_hours }: ScheduleValues): Cadence | Body["cadence"] =>
  cadence === "before_use"
    ? { kind: cadence, valid_hours: Number(valid_hours) }
    : { kind: "every_days", days: Number(days), starts_on }

/** What is sent for a new or an edited schedule. */
export const bodyIn = (values: ScheduleValues): Body => ({
  rule: ruleIn(values),
  cadence: cadenceIn(values),
  grace_hours: Number(values.grace_hours),
  required: values.required !== ""
})

/** Whether nothing is chosen, although something has to be. */
export const isNothingChosen = ({ by, vehicles, groups, kinds }: ScheduleValues): boolean =>
  (by === "vehicles" && vehicles === "") ||
  (by === "groups" && groups === "") ||
  (by === "kinds" && kinds === "")
