import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const hoursOf = (hours: number) => plural(hours, { one: "1 hour", other: `${hours} hours` })

export const messages = {
  list: "Schedules",
  due: (count: number) => `${plural(count, { one: "1 inspection", other: `${count} inspections` })} due now`,
  more: (count: number) => `${count} more on the pages of their vehicles.`,
  about: "Vehicles that are not in service are left out.",
  empty: {
    title: "No schedules yet",
    sentence: "A schedule defines which vehicles are inspected with which form, and how often."
  },
  add: {
    open: "Add schedule",
    title: "Add schedule",
    submit: "Add schedule",
    done: (form: string) => `Schedule added: ${form}`
  },
  edit: {
    open: "Edit",
    title: (form: string) => `Edit schedule: ${form}`,
    submit: "Save schedule",
    done: (form: string) => `Schedule saved: ${form}`
  },
  busy: "Saving...",
  actionsOf: (form: string) => `Actions: ${form}`,
  pause: "Pause",
  paused: (form: string) => `Schedule paused: ${form}`,
  isPaused: "Paused",
  resume: "Resume",
  resumed: (form: string) => `Schedule resumed: ${form}`,
  remove: {
    open: "Remove",
    title: "Remove schedule?",
    confirm: "Remove schedule",
    about: (form: string) =>
      `Vehicles will no longer need the inspection ${form}. Inspections stay. This can't be undone.`
  },
  removed: (form: string) => `Schedule removed: ${form}`,
  missed: {
    title: "Missed inspections",
    about: "Not done in time. One that was done in time and arrives later is no longer listed.",
    on: (day: string) => `On ${day}`,
    between: (first: string, last: string) => `From ${first} to ${last}`
  },
  form: "Form",
  chooseForm: "Choose a published form",
  noForm: "Choose a form.",
  vehicles: "Vehicles",
  rules: {
    all: "All vehicles in service",
    kinds: "Some kinds of vehicles",
    groups: "Some groups",
    vehicles: "Some vehicles"
  },
  nothingChosen: "Choose at least one.",
  aGroup: "A group",
  removeVehicle: (name: string) => `${name}: remove`,
  vehicleCount: (count: number) => plural(count, { one: "1 vehicle", other: `${count} vehicles` }),
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  cadence: "How often",
  cadences: { every_days: "Every few days", before_use: "Before each use" },
  every: (days: number) => (days === 1 ? "Every day" : `Every ${days} days`),
  beforeUse: (hours: number) => `Before each use, valid for ${hoursOf(hours)}`,
  days: "Every (days)",
  startsOn: "Starting on",
  validHours: "Valid for (hours)",
  validHint: "How long before it goes out a vehicle can be inspected.",
  grace: "Grace period (hours)",
  graceHint: "How long after its last day an inspection may still be done before it counts as missed.",
  graceOfUseHint:
    "How long after a driver got the vehicle it may still be inspected before it counts as missed, at least 15 minutes.",
  graceShort: (hours: number) => (hours === 0 ? "no grace period" : `grace period of ${hoursOf(hours)}`),
  required: "A vehicle must not go out while its inspection is due",
  cleanDays:
    "In the US, a daily report is required only if there are defects. A day without a report isn't missed.",
  requiredShort: "must be done before going out",
  whole: (from: number, to: number) => `Enter a whole number from ${from} to ${to}.`
}
