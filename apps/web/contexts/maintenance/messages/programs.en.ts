import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const vehiclesOf = (count: number) =>
  plural(count, { one: "1 vehicle", other: `${grouped.format(count)} vehicles` })
const tasksOf = (count: number) => plural(count, { one: "1 task", other: `${grouped.format(count)} tasks` })

/** Service programs: which vehicles need what, and how often. */
export const messages = {
  list: "Service programs",
  archivedTitle: "Archived programs",
  archivedAbout: "Their services are no longer due.",
  count: (programs: number) =>
    plural(programs, { one: "1 program", other: `${grouped.format(programs)} programs` }),
  about: (tasks: number, vehicles: number) => `${tasksOf(tasks)} · ${vehiclesOf(vehicles)}`,
  add: "New program",
  empty: {
    title: "No service programs yet",
    sentence:
      "A program defines which services vehicles need, and how often. Start from one of these and change what you like.",
    readOnly: "Programs appear here once a manager creates them."
  },
  templates: {
    title: "Start from a template",
    list: "Templates",
    names: { light: "Cars and vans", heavy: "Trucks", trailers: "Trailers", equipment: "Equipment" },
    about: {
      light: "Oil, tires, brakes, filters, annual inspection",
      heavy: "Oil, brakes, filters, coolant, annual inspection",
      trailers: "Tires, brakes, annual inspection",
      equipment: "Oil, filters and belts by engine hours"
    },
    use: (template: string) => `Use template: ${template}`,
    open: "Use template"
  },
  more: (name: string) => `More actions: ${name}`,
  archive: "Archive",
  restore: "Restore",
  restoreOf: (name: string) => `Restore ${name}`,
  archived: (name: string) => `${name} was archived. Its services are no longer due.`,
  restored: (name: string) => `${name} was restored.`,
  page: {
    new: "New program",
    name: "Name",
    save: "Save program",
    create: "Create program",
    saveAnyway: "Save anyway",
    busy: "Saving...",
    created: (name: string) => `${name} was created.`,
    saved: (name: string) => `${name} was saved.`,
    archivedNote: "This program is archived. Its services are not due.",
    noTasks: "Add at least one task.",
    gone: "Service program"
  },
  rule: {
    title: "Vehicles",
    about:
      "The program applies to vehicles that match all of this. Leave everything empty for the whole fleet.",
    kinds: "Kinds",
    groups: "Groups",
    makes: "Makes",
    models: "Models",
    body_classes: "Body types",
    namesHint: "Separate several with commas.",
    vehicles: "These vehicles as well",
    chosen: (count: number) =>
      plural(count, { one: "1 chosen vehicle", other: `${grouped.format(count)} chosen vehicles` }),
    andChosen: (chosen: string) => `plus ${chosen}`,
    chosenVehicles: "Chosen vehicles",
    remove: (name: string) => `Remove ${name}`,
    applies: (vehicles: number) => `Applies to ${vehiclesOf(vehicles)}`,
    counting: "Counting vehicles..."
  },
  items: {
    title: "Tasks",
    about: "What is done, and how often. Whatever comes first counts.",
    list: "Tasks of the program",
    add: "Add task",
    edit: "Edit",
    editOf: (task: string) => `Edit ${task}`,
    removeOf: (task: string) => `Remove ${task}`,
    empty: "No tasks yet",
    every: (intervals: string) => `Every ${intervals}`,
    months: (months: number) => plural(months, { one: "month", other: `${months} months` }),
    days: (days: number) => plural(days, { one: "day", other: `${days} days` }),
    remind: (leads: string) => `Reminder ${leads} before`,
    leadDays: (days: number) => plural(days, { one: "1 day", other: `${days} days` }),
    includes: (tasks: string) => `Includes ${tasks}`,
    grid: "Fixed intervals",
    unknown: "Archived task"
  },
  item: {
    addTitle: "Add task",
    editTitle: "Edit program task",
    about: "After which distance, hours or time it is due. Whatever comes first counts.",
    task: "Task",
    choose: "Choose...",
    tasks: "Tasks",
    common: "Common tasks",
    noTask: "Choose a task.",
    distance: (unit: string) => `Every (${unit})`,
    hours: "Every (engine hours)",
    time: "Every",
    timeUnit: "Unit of time",
    units: { months: "months", days: "days" },
    missing: "Enter a distance, hours or time.",
    soon: "Remind before it is due",
    soonDistance: (unit: string) => `Distance (${unit})`,
    soonHours: "Engine hours",
    soonDays: "Days",
    first: "Due for the first time, if not after one interval",
    firstDistance: (unit: string) => `At (${unit})`,
    firstHours: "At (engine hours)",
    firstDays: "Days in service",
    tolerance: "Tolerance",
    toleranceHint: "How much later than due still counts as on time.",
    recur: "The next one counts from",
    recurs: {
      from_completion: "When this one was done",
      fixed_grid: "When this one was due (fixed intervals)"
    },
    includes: "Also completes",
    notWhole: "Enter a whole number.",
    notANumber: "Enter a number above 0.",
    notPercent: "Enter a whole number from 0 to 100.",
    submitAdd: "Add task",
    submitEdit: "Apply",
    busy: "Saving..."
  }
}
