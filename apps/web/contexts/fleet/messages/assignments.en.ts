/** Who has a vehicle, had it, and will have it. */
export const messages = {
  tab: "Drivers",
  list: "Assignments",
  states: { planned: "Planned", active: "Active", ended: "Ended", cancelled: "Canceled" },
  roles: { primary: "Primary driver", secondary: "Secondary driver" },
  since: (when: string) => `Since ${when}`,
  until: (when: string) => `until ${when}`,
  late: (when: string) => `Expected back ${when}`,
  period: (from: string, until: string) => `${from} to ${until}`,
  open: (from: string) => `From ${from}, no end`,
  who: {
    title: "Who has it",
    nobody: "Nobody has this vehicle.",
    secondary: (names: string) => `Also allowed to drive: ${names}`
  },
  empty: { title: "No assignments yet", sentence: "Who has and had this vehicle appears here." },
  lookup: {
    title: "Who had it then?",
    when: "Date and time",
    nobody: "Nobody had this vehicle then.",
    result: (names: string) => `${names} had this vehicle.`
  },
  more: (driver: string) => `More actions: ${driver}`,
  assign: {
    open: "Assign driver",
    title: "Assign driver",
    driver: "Driver",
    placeholder: "Name, email or phone",
    searching: "Searching...",
    notFound: "No free drivers found.",
    noDriver: "Choose a driver.",
    role: "Role",
    from: "From",
    until: "Until",
    untilHint: "Leave it empty for no end.",
    noTime: "Enter a date and time.",
    note: "Note",
    expired: (name: string) => `The license of ${name} has expired.`,
    expiring: (name: string) => `The license of ${name} expires soon.`,
    submit: "Assign driver",
    busy: "Assigning...",
    done: (driver: string, vehicle: string) => `${driver} has ${vehicle}.`,
    planned: (driver: string, vehicle: string) => `${driver} will get ${vehicle}.`
  },
  edit: {
    open: "Edit",
    title: "Edit assignment",
    submit: "Save changes",
    busy: "Saving...",
    done: "Assignment saved."
  },
  swap: {
    open: "Swap drivers",
    title: "Swap drivers",
    about: (vehicle: string) =>
      `The driver of ${vehicle} and the driver of the vehicle you choose trade vehicles now.`,
    noVehicle: "Choose a vehicle.",
    submit: "Swap drivers",
    busy: "Swapping...",
    done: "Drivers swapped."
  },
  handOut: "Hand over",
  handIn: "Return",
  start: "Start without handover",
  started: (driver: string) => `The assignment of ${driver} started.`,
  end: "End without handover",
  ended: (driver: string) => `The assignment of ${driver} ended.`,
  cancel: "Cancel",
  cancelled: (driver: string) => `The assignment of ${driver} was canceled.`
}
