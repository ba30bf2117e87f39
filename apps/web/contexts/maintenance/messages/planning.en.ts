import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

/** Where and when work is done. */
export const messages = {
  board: "Planning board",
  day: "Day",
  week: "Week",
  view: "Period",
  by: "Group by",
  groups: { bay: "Bays", technician: "Technicians" },
  none: { bay: "Without bay", technician: "Without technician" },
  previous: { day: "Previous day", week: "Previous week" },
  next: { day: "Next day", week: "Next week" },
  today: "Today",
  more: "There is more work than fits here. Choose a shorter period.",
  moved: (order: string, when: string) => `${order} is scheduled for ${when}.`,
  keyboard: {
    hint: "Press the space bar to move it with the arrow keys.",
    hintScheduled:
      "Press the space bar to move it with the arrow keys, or Delete to take it off the schedule.",
    lifted: (order: string, place: string) =>
      `${order}, ${place}. Move with the arrow keys, press Enter to drop or Escape to cancel.`,
    dropped: (order: string, place: string) => `${order} dropped: ${place}.`,
    cancelled: (order: string) => `${order} was not moved.`,
    removed: (order: string) => `${order} is taken off the schedule.`,
    place: (row: string, when: string) => `${row}, ${when}`
  },
  unscheduled: { title: "Not scheduled", empty: "Everything that is open is scheduled." },
  bays: {
    add: "Add bay",
    rename: "Rename bay",
    about: "A lift or a place where the workshop works on one vehicle at a time.",
    name: "Name",
    done: (name: string) => `${name} was added.`,
    renamed: (name: string) => `The bay is called ${name} now.`
  },
  dialog: {
    title: (order: string) => `Schedule ${order}`,
    bay: "Bay",
    technician: "Technician",
    open: "Open work order"
  },
  proposals: {
    title: "Proposals",
    about: (due: number) =>
      [
        due === 0
          ? "No service is due."
          : `${plural(due, { one: "1 service is", other: `${due} services are` })} due and not planned.`,
        "Services due soon and open defects are proposed, too."
      ].join(" "),
    empty: "Nothing to propose: nothing is due and no defect is open, or no vehicle is free.",
    accept: "Accept",
    acceptOf: (vehicle: string) => `Accept for ${vehicle}`,
    dismiss: "Dismiss",
    dismissOf: (vehicle: string) => `Dismiss for ${vehicle}`,
    dismissed: (vehicle: string) => `This is no longer proposed for ${vehicle}.`,
    dismissedTitle: "Dismissed",
    dismissedAbout: "Still to be done, but not proposed.",
    restore: "Propose again",
    restoreOf: (vehicle: string) => `Propose again for ${vehicle}`,
    restored: (vehicle: string) => `The work on ${vehicle} is proposed again.`,
    due: (day: string) => `Due ${day}`,
    left: (distance: string) => `${distance} left`,
    over: (distance: string) => `${distance} past due`,
    free: (from: string, until: string) => `Vehicle free ${from} – ${until}`,
    freeFrom: (from: string) => `Vehicle free from ${from}`,
    technician: (name: string) => `${name} is free`,
    bay: (name: string) => `${name} is free`,
    inStock: (parts: string) => `In stock: ${parts}`,
    missing: (parts: string) => `Not in stock: ${parts}`
  }
}
