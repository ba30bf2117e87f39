/** What defects, work orders and parts share. */
export const messages = {
  busy: "Saving...",
  settings: "Workshop settings",
  save: "Save changes",
  more: "More actions",
  someone: "Former member",
  system: "Motorpool",
  none: "Empty",
  archive: { title: "Archived", restore: "Restore", restoreOf: (name: string) => `Restore ${name}` },
  by: (person: string, when: string) => `${person}, ${when}`,
  approvalStates: {
    none: "Not requested",
    requested: "Requested",
    approved: "Approved",
    rejected: "Rejected"
  },
  ofVehicle: {
    title: "Work orders",
    empty: "No work orders",
    costs: (lastYear: string, total: string) =>
      `Maintenance cost ${lastYear} in the last 365 days, and ${total} in total.`
  },
  conflict: {
    title: "Someone else changed this in the meantime",
    sentence: "Your changes are still here. Saving again keeps theirs where you changed nothing.",
    theirs: (field: string, value: string) => `${field}: ${value}`
  },
  invalid: {
    amount: "Enter an amount, such as 120 or 89.50.",
    quantity: "Enter a quantity above 0, with at most three decimals.",
    minutes: "Enter hours and minutes, such as 1:30.",
    percent: "Enter a percentage from 0 to 100.",
    number: "Enter a number."
  },
  forbidden: "You don't have access to the workshop"
}
