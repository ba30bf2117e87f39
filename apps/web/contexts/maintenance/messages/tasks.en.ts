import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")

/** Service tasks: what is done to vehicles. */
export const messages = {
  list: "Service tasks",
  archivedTitle: "Archived tasks",
  archivedAbout: "They can't be added to programs anymore.",
  count: (tasks: number) => plural(tasks, { one: "1 task", other: `${grouped.format(tasks)} tasks` }),
  fields: {
    name: "Name",
    code: "Code",
    system: "System",
    default_minutes: "Usual time",
    instructions: "Instructions"
  },
  parts: {
    title: "Usual parts",
    hint: "The planning board shows whether they are in stock.",
    quantityOf: (part: string, unit: string) => `Quantity of ${part} (${unit})`,
    remove: (part: string) => `Remove ${part}`,
    listed: (parts: string) => `Usual parts: ${parts}`
  },
  add: "Add task",
  common: "Add common tasks",
  commonAdded: "The common tasks were added.",
  minutes: (minutes: number) => `${grouped.format(minutes)} min`,
  minutesUnit: "min",
  codeHint: "A short name, such as PM-A.",
  notMinutes: "Enter whole minutes from 1 to 10,000.",
  empty: {
    title: "No service tasks yet",
    sentence:
      "A task is work on a vehicle, such as an oil change. Add tasks here, then put them into service programs.",
    readOnly: "Tasks appear here once a manager adds them."
  },
  dialog: {
    addTitle: "Add task",
    addAbout: "Work that is done on vehicles regularly.",
    editTitle: "Edit task",
    editAbout: "It changes in every program that contains it.",
    submitAdd: "Add task",
    submitEdit: "Save changes",
    saveAnyway: "Save anyway",
    busy: "Saving...",
    added: (name: string) => `${name} was added.`,
    saved: (name: string) => `${name} was saved.`
  },
  more: (name: string) => `More actions: ${name}`,
  edit: "Edit",
  archive: "Archive",
  restore: "Restore",
  restoreOf: (name: string) => `Restore ${name}`,
  archived: (name: string) => `${name} was archived.`,
  restored: (name: string) => `${name} was restored.`
}
