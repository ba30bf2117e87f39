import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const servicesOf = (count: number) =>
  plural(count, { one: "1 service", other: `${grouped.format(count)} services` })

/** Services that are due, what was done, and what people do with them. */
export const messages = {
  search: "Search services",
  list: "Services",
  count: servicesOf,
  fields: {
    vehicle: "Vehicle",
    service: "Service",
    due: "Due",
    forecast: "Expected",
    state: "State",
    program: "Program",
    group: "Group",
    system: "System",
    last: "Last done",
    use: "Use per day",
    work_order: "Work order",
    actions: "Actions"
  },
  states: {
    upcoming: "Upcoming",
    due_soon: "Due soon",
    due: "Due",
    overdue: "Overdue",
    paused: "Paused"
  },
  due: {
    days: (days: number) => plural(days, { one: "1 day", other: `${grouped.format(days)} days` }),
    in: (left: string) => `In ${left}`,
    over: (past: string) => `${past} past due`,
    today: "Today",
    now: "Now",
    at: (points: string) => `At ${points}`,
    unknown: "Not known yet"
  },
  forecast: {
    about: (day: string, spread: string) => `≈ ${day}, ± ${spread}`,
    range: (earliest: string, latest: string) =>
      `Between ${earliest} and ${latest}, from how the vehicle has been used`
  },
  numbers: {
    label: "Services by state",
    overdue: { label: "Overdue", about: "Services that are past their tolerance." },
    due: {
      label: "Due",
      about: "Services that have reached their date, distance or hours, but are within their tolerance."
    },
    due_soon: { label: "Due soon", about: "Services that are within their reminder period." },
    compliance: {
      label: "Done on time",
      about: (onTime: string, counted: string) =>
        `PM compliance: services done within their tolerance, of all that were done in the last 365 days or are overdue now. ${onTime} of ${counted}.`,
      none: "PM compliance: services done within their tolerance, of all that were done in the last 365 days or are overdue now. None yet."
    }
  },
  views: {
    open: "All",
    now: "Due now",
    soon: "Due soon",
    paused: "Paused"
  },
  sorts: {
    due: "Due first",
    "-due": "Due last",
    vehicle: "Vehicle, A to Z",
    "-vehicle": "Vehicle, Z to A"
  },
  empty: {
    title: "No services yet",
    sentence: "Create a service program: it defines what your vehicles need and how often.",
    action: "Plan services",
    readOnly: "What your vehicles need appears here once there is a service program."
  },
  notFound: {
    title: "No services found",
    sentence: (term: string) => `No service matches “${term}”.`
  },
  noMatches: "No service matches these filters.",
  more: (service: string, vehicle: string) => `More actions: ${service}, ${vehicle}`,
  complete: {
    open: "Complete",
    openOf: (service: string, vehicle: string) => `Complete ${service}, ${vehicle}`,
    title: "Complete service",
    about: (service: string, vehicle: string) => `${service}, ${vehicle}`,
    on: "Done on",
    odometer: (unit: string) => `Odometer (${unit})`,
    hours: "Engine hours",
    notANumber: "Enter what the meter shows.",
    estimated: "If you leave it empty, it is estimated from how the vehicle is used.",
    note: "Note",
    cost: (currency: string) => `Cost (${currency})`,
    notACost: "Enter an amount, such as 129.50.",
    noDay: "Enter the day on which it was done.",
    inFuture: "This day is in the future.",
    submit: "Complete service",
    anyway: "Complete with this reading",
    busy: "Saving...",
    done: (service: string, vehicle: string) => `${service} of ${vehicle} is done.`
  },
  skip: {
    open: "Skip...",
    title: "Skip service",
    about: (service: string, vehicle: string) =>
      `${service}, ${vehicle}. The next one counts from when this one was due.`,
    reason: "Reason",
    submit: "Skip service",
    busy: "Saving...",
    done: (service: string, vehicle: string) => `${service} of ${vehicle} was skipped.`
  },
  pause: {
    open: "Pause...",
    title: "Pause service",
    about: (service: string, vehicle: string) =>
      `${service}, ${vehicle}. It is not due, and nobody is reminded of it, until it is resumed.`,
    reason: "Reason",
    submit: "Pause service",
    busy: "Saving...",
    done: (service: string, vehicle: string) => `${service} of ${vehicle} is paused.`
  },
  resume: {
    open: "Resume",
    done: (service: string, vehicle: string) => `${service} of ${vehicle} was resumed.`
  },
  last: {
    open: "Set last service...",
    title: "Set last service",
    about: (service: string, vehicle: string) =>
      `${service}, ${vehicle}. When was it done before you recorded it here? The next one counts from there.`,
    on: "Done on",
    odometer: (unit: string) => `Odometer (${unit})`,
    hours: "Engine hours",
    estimated: "If you leave it empty, it is taken from the readings around that day.",
    submit: "Set last service",
    busy: "Saving...",
    done: (service: string, vehicle: string) => `The last service of ${vehicle} was set: ${service}.`
  },
  interval: {
    open: "Change interval...",
    title: (service: string) => `Interval of ${service}`,
    about: (vehicle: string, program: string) =>
      `For ${vehicle} only. All other vehicles keep the interval of ${program}.`,
    submit: "Change interval",
    busy: "Saving...",
    done: (service: string, vehicle: string) => `${service} has an interval of its own on ${vehicle}.`,
    reset: "Reset to the program's interval",
    resetDone: (service: string, vehicle: string) =>
      `${service} on ${vehicle} has the interval of its program again.`,
    own: (interval: string, program: string) => `${interval} (own interval) · ${program}`
  },
  reopen: {
    open: "Reopen",
    openOf: (service: string, day: string) => `Reopen ${service}, ${day}`,
    done: (service: string, vehicle: string) => `${service} of ${vehicle} is open again.`
  },
  together: {
    complete: "Complete",
    skip: "Skip",
    completeTitle: "Complete services",
    skipTitle: "Skip services",
    completeAbout: (count: number) =>
      `${servicesOf(count)}. Their readings are estimated from how the vehicles are used.`,
    skipAbout: (count: number) => `${servicesOf(count)}. The next ones count from when these were due.`,
    completeSubmit: (count: number) => `Complete ${servicesOf(count)}`,
    skipSubmit: (count: number) => `Skip ${servicesOf(count)}`,
    completed: (count: number) => `${servicesOf(count)} done.`,
    skipped: (count: number) => `${servicesOf(count)} skipped.`,
    undone: (count: number) => `${servicesOf(count)} open again.`,
    reasons: {
      closed: (count: number) => `${servicesOf(count)} left out: already closed, or no longer needed.`
    }
  },
  history: {
    about: "PM compliance counts what was done in the last 365 days, and what is overdue now.",
    empty: "Services that were done or skipped appear here.",
    outcome: "Outcome",
    outcomes: { all: "All", on_time: "On time", late: "Late", skipped: "Skipped", counted: "PM compliance" },
    overdue: (services: number) =>
      plural(services, {
        one: "1 overdue service is counted, too",
        other: `${grouped.format(services)} overdue services are counted, too`
      })
  },
  tab: {
    next: "Next services",
    history: "History",
    pausedSince: (day: string, reason: string) => `Paused since ${day}: ${reason}`,
    none: "Nothing due",
    empty: {
      title: "No services for this vehicle",
      sentence:
        "Service programs apply to vehicles by kind, make, model or group. Create one, or extend one to this vehicle.",
      action: "Service programs",
      readOnly: "What this vehicle needs appears here once a service program applies to it."
    },
    noHistory: "No service has been completed or skipped yet.",
    doneOn: (day: string) => `Done on ${day}`,
    skippedOn: (day: string) => `Skipped on ${day}`,
    onTime: "On time",
    late: "Late",
    skipped: "Skipped",
    estimated: "estimated",
    included: "Done with another service",
    by: (name: string) => `by ${name}`,
    someone: "a former member"
  }
}
