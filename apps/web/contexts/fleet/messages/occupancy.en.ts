import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const tentative = (count: number) =>
  plural(count, { one: "1 booking is now tentative.", other: `${count} bookings are now tentative.` })
const also = (sentence: string, demoted: number) =>
  demoted === 0 ? sentence : `${sentence} ${tentative(demoted)}`

export const messages = {
  tab: "Availability",
  until: (when: string) => `until ${when}`,
  untilNotice: "until further notice",
  overdueSince: (when: string) => `due back ${when}`,
  calendar: {
    title: "Calendar",
    list: "What takes this vehicle",
    scale: "Period",
    scales: { week: "Week", month: "Month" },
    previous: "Previous",
    next: "Next",
    today: "Today",
    empty: "Nothing takes this vehicle in this period."
  },
  period: (from: string, until: string) => `${from} to ${until}`,
  states: {
    tentative: "Tentative",
    demoted: "Needs another time or vehicle",
    firm: "Planned",
    current: "Now",
    overdue: "Overdue",
    ended: "Ended"
  },
  heldFor: (whom: string) => `for ${whom}`,
  takenBy: (name: string) => `added by ${name}`,
  toLocation: (name: string) => `to ${name}`,
  more: (hold: string) => `More actions: ${hold}`,
  actions: {
    confirm: "Confirm",
    withdraw: "Make tentative",
    start: "Start now",
    extend: "Change end",
    cancel: "Cancel",
    end: "End now",
    returned: "Mark as returned",
    arrived: "Mark as arrived",
    undo: "Undo"
  },
  done: {
    confirmed: (hold: string) => `${hold}: confirmed.`,
    withdrawn: (hold: string) => `${hold}: tentative.`,
    started: (hold: string) => `${hold}: started.`,
    ended: (hold: string) => `${hold}: ended.`,
    cancelled: (hold: string) => `${hold}: cancelled.`,
    arrived: (hold: string) => `${hold}: arrived.`,
    undone: (hold: string) => `${hold}: as before.`
  },
  conflict: {
    taken: (holds: string) => `This vehicle is already taken: ${holds}.`,
    demote: "Save anyway to make these tentative. They then need another time or vehicle."
  },
  form: {
    kind: "Reason",
    from: "From",
    until: "Until",
    untilHint: "Leave empty for until further notice.",
    status: "Status",
    statuses: { firm: "Firm", tentative: "Tentative" },
    heldFor: "For",
    heldForHint: "Who has the vehicle, such as a customer or a workshop.",
    note: "Note",
    noTime: "Enter a date and time.",
    anyway: "Save anyway",
    busy: "Saving..."
  },
  block: {
    open: "Block",
    title: "Block vehicle",
    about: "Nobody else can have the vehicle in this period.",
    submit: "Block vehicle",
    done: (vehicle: string, demoted: number) => also(`${vehicle} is blocked.`, demoted)
  },
  extend: {
    title: "Change end",
    submit: "Change end",
    done: (hold: string, demoted: number) => also(`${hold}: end changed.`, demoted)
  },
  transfer: {
    open: "Transfer",
    title: "Transfer vehicle",
    about: "The vehicle belongs to the other location once it has arrived.",
    to: "To",
    choose: "Choose a location",
    noLocations: "There is no other location yet. Add one in the settings of the fleet.",
    arrival: "Expected arrival",
    submit: "Transfer vehicle",
    done: (vehicle: string, demoted: number) => also(`${vehicle} is under way.`, demoted)
  }
}
