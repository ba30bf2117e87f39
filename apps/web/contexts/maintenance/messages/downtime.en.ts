/** When vehicles could not be used. */
export const messages = {
  title: "Downtime",
  about: "When vehicles in service could not be used, and why.",
  period: "Period",
  periods: { "7": "Last 7 days", "30": "Last 30 days", "90": "Last 90 days", "365": "Last 365 days" },
  cause: "Cause",
  anyCause: "All causes",
  causes: {
    waiting_parts: "Waiting for parts",
    accident: "Accident",
    breakdown: "Breakdown",
    recall: "Recall",
    pm: "Preventive maintenance",
    recon: "Reconditioning",
    admin: "Other reason"
  },
  kind: "Planned or not",
  kinds: { any: "Planned and unplanned", true: "Planned", false: "Unplanned" },
  planned: "Planned",
  unplanned: "Unplanned",
  numbers: {
    label: "Downtime in numbers",
    availability: "Availability",
    formula: (down: string, inService: string) =>
      `100% minus downtime divided by time in service: 1 − ${down} ÷ ${inService}. Each instant of a vehicle counts once, only while it is in service, and up to now.`,
    noTime: "No vehicle was in service in this period.",
    total: "Downtime",
    totalAbout: "All downtime of vehicles in service. Reasons that overlap count once.",
    plannedAbout: "Downtime that was planned, such as for preventive maintenance.",
    unplannedAbout: "Downtime that nobody planned, such as after a breakdown."
  },
  byCause: "By cause",
  causeAbout: (hours: string, all: string, percent: string) =>
    `${percent} of all downtime: ${hours} ÷ ${all}.`,
  share: (hours: string, percent: string) => `${hours} · ${percent}`,
  empty: { title: "No downtime", sentence: "No vehicle was out of use in this period." },
  noMatches: "Nothing in this period matches the filters.",
  since: (from: string) => `Since ${from}`,
  defect: "Blocking defect",
  record: "Record downtime",
  recordAbout:
    "Work orders and blocking defects record their own downtime. Record here what has another reason.",
  edit: "Edit",
  editTitle: "Edit downtime",
  editAbout: (vehicle: string) => `When ${vehicle} could not be used, and why.`,
  more: (vehicle: string, from: string) => `More actions: ${vehicle}, ${from}`,
  end: "End now",
  ended: (vehicle: string) => `${vehicle} can be used again.`,
  remove: "Remove",
  removed: (vehicle: string) => `The downtime of ${vehicle} was removed.`,
  added: (vehicle: string) => `Downtime of ${vehicle} was recorded.`,
  saved: (vehicle: string) => `Downtime of ${vehicle} was saved.`,
  fields: {
    vehicle: "Vehicle",
    cause: "Cause",
    planned: "Planned",
    plannedHint: "It counts as planned downtime.",
    from: "From",
    until: "Until",
    untilHint: "Leave it empty while it lasts.",
    note: "Note"
  },
  noTime: "Enter a date and time.",
  order: "The end must be after the start.",
  tabAbout: (percent: string) => `Availability in the last 365 days: ${percent}`
}
