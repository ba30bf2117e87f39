/** How the workshop works: prices, hours and bays. */
export const messages = {
  title: "Workshop settings",
  subtitle: "Approval, prices, working hours and bays",
  prices: {
    title: "Approval and prices",
    about: "New lines of work orders start with these prices.",
    readOnly: "Only an owner or admin can change these.",
    approval: "Owner or admin must approve from",
    approvalHint:
      "Any manager can approve less, or any amount if this is empty. Technicians always need approval.",
    anyManager: "Any manager can approve any amount; technicians need approval",
    rate: "Labor rate per hour",
    tax: "Tax",
    percent: (rate: string) => `${rate}%`,
    saved: "Approval and prices were saved."
  },
  hours: {
    title: "Working hours",
    about: (timeZone: string) => `Work is proposed within these hours. Time zone: ${timeZone}.`,
    from: (day: string) => `${day}, from`,
    until: (day: string) => `${day}, until`,
    closed: "Closed",
    missing: "Enter both times.",
    order: "The end must be after the start.",
    saved: "The working hours were saved."
  },
  bays: {
    title: "Bays",
    about: "Where the workshop works on one vehicle at a time.",
    empty: "No bays yet",
    emptySentence:
      "With bays, the planning board shows what is done where, and two vehicles never share one.",
    archivedTitle: "Archived bays",
    archivedAbout: "Nothing new can be scheduled in them.",
    added: (day: string) => `Added ${day}`,
    more: (name: string) => `More actions: ${name}`,
    rename: "Rename",
    archive: "Archive",
    archived: (name: string) => `${name} was archived.`,
    restore: "Restore",
    restoreOf: (name: string) => `Restore ${name}`,
    restored: (name: string) => `${name} was restored.`
  }
}
