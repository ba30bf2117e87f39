import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `1 ${one}`, other: `${n} ${other}` })

/** `numbers`: what each number is called, and the one definition of what it counts. */
export const messages = {
  today: "Today",
  attention: "Needs attention",
  nothingToDo: "Nothing needs attention.",
  byState: "Vehicles by state",
  maintenance: "Maintenance",
  organization: "Organization",
  whatIs: (label: string) => `What is “${label}”?`,
  numbers: {
    overdue: {
      label: "Overdue",
      about: "Vehicles that someone has and that should have been back by now."
    },
    due_today: {
      label: "Due back today",
      about:
        "Vehicles that someone has and that should be back today, in the time zone of their location. Those already late since earlier today count, too."
    },
    out: {
      label: "Out now",
      about: "Vehicles that someone has now: as a rental, loaner, test drive or for internal use."
    },
    available: {
      label: "Available now",
      about: "Vehicles in service that nothing takes now: nobody has them, and they are not blocked."
    },
    blocked: {
      label: "Blocked now",
      about:
        "Vehicles in service that nobody has, but that can’t go out: in the workshop, grounded, in transfer or on hold."
    },
    grounded: {
      label: "Grounded",
      about: "Vehicles that must not be driven until a safety problem is fixed."
    },
    documents_expired: {
      label: "Expired documents",
      about: "Vehicles with a current document whose last day has passed."
    },
    documents_missing: {
      label: "Missing documents",
      about: "Vehicles without a document that vehicles of their kind need."
    },
    documents_expiring: {
      label: "Documents expiring soon",
      about: "Vehicles with a current document that expires today or within the next 30 days."
    },
    unassigned: {
      label: "No driver assigned",
      about: "Vehicles in service that no primary driver has now."
    },
    stale: {
      label: "No recent reading",
      about:
        "Vehicles in service whose odometer was not read for 30 days. Vehicles that only have other meters don’t count."
    },
    vehicles: {
      label: "All vehicles",
      about: "All vehicles except those that were sold, written off or archived."
    },
    in_service: { label: "In service", about: "Vehicles in the state In service." },
    standby: { label: "Standby", about: "Vehicles in the state Standby: kept ready, but not in use." },
    preparing: { label: "In preparation", about: "Vehicles in the state In preparation." },
    received: {
      label: "Received",
      about: "Vehicles in the state Received: delivered, but not prepared yet."
    },
    ordered: { label: "Ordered", about: "Vehicles in the state Ordered: not delivered yet." },
    for_sale: { label: "For sale", about: "Vehicles in the state For sale." },
    moving: {
      label: "Moving now",
      about:
        "Vehicles whose device reported in the last five minutes that they drive. Private drives and times that are not tracked don’t count."
    },
    silent_devices: {
      label: "Silent devices",
      about:
        "Devices in a vehicle that have not been heard for a day, or never, an hour after they were linked."
    },
    open_faults: {
      label: "Open faults",
      about: "Fault codes that vehicles report and that nobody has cleared."
    },
    services_overdue: {
      label: "Overdue services",
      about: "Services of vehicles that are later than their tolerance allows."
    },
    services_due: {
      label: "Due services",
      about: "Services of vehicles whose day or meter reading has come, and that are within their tolerance."
    },
    services_due_soon: {
      label: "Due soon",
      about: "Services of vehicles that will be due within their lead time."
    },
    open_defects: {
      label: "Open defects",
      about: "Defects of vehicles in the fleet that nobody has resolved. Deferred ones count, too."
    },
    in_workshop: {
      label: "In the workshop",
      about: "Work orders in progress, waiting or in the quality check."
    },
    pm_compliance: {
      label: "PM compliance",
      about:
        "Of the services done in the last 365 days and those overdue now, the share that was done within its tolerance."
    },
    unread_messages: {
      label: "Unread messages",
      about:
        "Messages and replies in this organization that you have not read. Opens the conversations that contain them."
    },
    pending_invitations: {
      label: "Pending invitations",
      about:
        "Invitations to this organization that have been sent, have not expired and have not been answered."
    },
    my_invitations: {
      label: "Invitations for you",
      about: "Invitations to other organizations that you have not answered."
    },
    trial_days: {
      label: "Days left of the trial",
      about: "Days until the free trial ends, today included. Everything keeps working afterwards."
    }
  },
  activity: {
    title: "Recent activity",
    none: "Nothing has happened yet",
    about: "Changes to your vehicles will appear here."
  },
  noVehicles: {
    title: "No vehicles yet",
    about: "What is out, late, grounded or due will appear here.",
    ask: "As soon as someone adds vehicles, you’ll see here what is out, late, grounded or due."
  },
  sample: {
    offer: "See how it works with sample data",
    offerAbout:
      "12 vehicles and 2 drivers with readings, documents and bookings. You can remove them with one click.",
    load: "Load sample data",
    shown: "You are looking at sample data",
    shownAbout: (vehicles: number, drivers: number) =>
      `${count(vehicles, "vehicle", "vehicles")} and ${count(drivers, "driver", "drivers")} are a sample. Removing it also removes what was recorded for them. Vehicles with a new unit number, VIN or plate stay.`,
    remove: "Remove sample data",
    removed: "Sample data removed",
    kept: (kept: number) =>
      plural(kept, {
        one: "Sample data removed. 1 record that you changed stays.",
        other: `Sample data removed. ${kept} records that you changed stay.`
      })
  }
}
