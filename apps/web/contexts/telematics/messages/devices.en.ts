import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")

/** Devices, what is wrong with them, and the faults of vehicles. */
export const messages = {
  subtitle: "Trackers, phones and connected vehicles",
  tabs: { label: "Devices", issues: "Issues", devices: "Devices", faults: "Faults", connection: "DIMO" },
  none: "–",
  undo: "Undo",
  fields: {
    kind: "Issue",
    device: "Device",
    vehicle: "Vehicle",
    assigned: "Assigned to",
    state: "State",
    source: "Type",
    linked: "Vehicle"
  },
  issues: {
    list: "Device issues",
    count: (count: number, more: boolean) =>
      more
        ? `${grouped.format(count)}+ issues`
        : plural(count, { one: "1 issue", other: `${grouped.format(count)} issues` }),
    empty: {
      title: "No open issues",
      sentence: "Silent, unplugged or wrongly linked devices appear here within a minute."
    },
    notFound: "No issues match these filters",
    states: { open: "Open", closed: "Closed", all: "Open and closed" },
    kinds: {
      never_reported: "Never reported",
      offline: "Silent",
      unplugged: "Unplugged",
      low_power: "Low battery",
      no_fix: "No position",
      clock_skew: "Wrong clock",
      wrong_vehicle: "Wrong vehicle"
    },
    evidence: {
      linked: (when: string) => `Linked ${when}, no report since`,
      lastSeen: (when: string) => `Last heard ${when}`,
      unplugged: (when: string) => `No power from the vehicle since ${when}`,
      deviceBattery: (share: string) => `Device battery ${share}`,
      voltage: (volts: string) => `Vehicle battery ${volts}`,
      lastFix: (when: string) => `Last position ${when}`,
      noFix: "No position since it was linked",
      ahead: (time: string) => `Clock ${time} ahead`,
      vin: (reported: string, own: string) => `Reports ${reported}; the vehicle is ${own}`
    },
    since: (when: string) => `Opened ${when}`,
    closed: (when: string) => `Closed ${when}`,
    snoozed: (when: string) => `Snoozed until ${when}`,
    assign: (issue: string) => `Assigned to: ${issue}`,
    unassigned: "Unassigned",
    more: (issue: string) => `More for ${issue}`,
    name: (kind: string, device: string) => `${kind}, ${device}`,
    snoozeDay: "Snooze for 1 day",
    snoozeWeek: "Snooze for 1 week",
    snoozeUntil: "Snooze until...",
    unsnooze: "End snooze",
    done: {
      snoozed: (when: string) => `Snoozed until ${when}`,
      unsnoozed: "Snooze ended",
      assigned: "Assigned",
      unassigned: "No one is responsible now"
    },
    snooze: {
      title: "Snooze issue",
      about: "No one is notified until then, even if it closes and opens again.",
      until: "Until",
      submit: "Snooze",
      busy: "Snoozing...",
      noDate: "Enter a day in the future."
    }
  },
  devices: {
    list: "Devices",
    count: (count: number, more: boolean) =>
      more
        ? `${grouped.format(count)}+ devices`
        : plural(count, { one: "1 device", other: `${grouped.format(count)} devices` }),
    searchDevices: "Search by name, IMEI or SIM",
    states: { active: "Active", silent: "Silent", never_reported: "Never reported", archived: "Archived" },
    sources: { tracker: "Tracker", phone: "Phone", traccar: "Traccar", dimo: "DIMO" },
    linked: { yes: "In a vehicle", no: "Without a vehicle" },
    archivedOnly: "Archived",
    show: "Show",
    columns: {
      name: "Name",
      source: "Type",
      vehicle: "Vehicle",
      state: "State",
      seen: "Last heard",
      battery: "Battery",
      signal: "Signal",
      imei: "IMEI",
      model: "Model"
    },
    never: "Never",
    empty: {
      title: "No devices yet",
      sentence: "Add a phone or a tracker, or forward positions from your Traccar server.",
      readOnly: "Trackers and phones of your organization appear here."
    },
    notFound: {
      title: "No devices found",
      sentence: (search: string) => `No device matches "${search}".`,
      filters: "No device matches these filters."
    }
  },
  faults: {
    list: "Vehicle faults",
    count: (count: number, more: boolean) =>
      more
        ? `${grouped.format(count)}+ faults`
        : plural(count, { one: "1 fault", other: `${grouped.format(count)} faults` }),
    empty: {
      title: "No open faults",
      sentence: "Fault codes that vehicles report through their devices appear here."
    },
    notFound: "No faults match these filters",
    unknown: "Unknown code",
    times: (count: number) => plural(count, { one: "once", other: `${grouped.format(count)} times` }),
    lastSeen: (when: string) => `Last reported ${when}`,
    clear: "Clear",
    clearNamed: (code: string, vehicle: string) => `Clear ${code} of ${vehicle}`,
    reopen: "Reopen",
    cleared: (code: string) => `${code} cleared. It returns if the vehicle reports it again.`,
    reopened: (code: string) => `${code} reopened`
  },
  servers: {
    title: "Traccar servers",
    about: "They forward the positions of their devices.",
    used: (when: string) => `Last used ${when}`,
    unused: "Not used yet",
    remove: "Remove",
    removeNamed: (name: string) => `Remove ${name}`,
    removing: {
      title: (name: string) => `Remove ${name}?`,
      sentence:
        "What it forwards is refused from now on. Its devices and their positions stay. To use it again, it needs a new address.",
      confirm: "Remove server",
      done: (name: string) => `${name} removed`
    }
  }
}
