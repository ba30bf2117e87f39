import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

export const messages = {
  check: {
    title: "Can it go out?",
    yes: "Ready to go out",
    no: "Can't go out",
    reasons: {
      not_in_service: (state: string) => `It is not in service: ${state}.`,
      grounded: (reason: string, since: string) => `Grounded since ${since}: ${reason}`,
      restricted: (reason: string, since: string) => `Restricted since ${since}: ${reason}`,
      held: (hold: string, until: string) => `Taken: ${hold}, ${until}.`,
      overdue: (hold: string, due: string) => `Not back yet: ${hold}, ${due}.`,
      document_missing: (document: string) => `Document missing: ${document}.`,
      document_expired: (document: string, day: string) => `Document expired on ${day}: ${document}.`,
      license_expired: (driver: string, day: string) => `${driver}'s license expired on ${day}.`,
      assigned: (driver: string) => `Assigned to ${driver}.`,
      inspection_due: (form: string) => `Inspection due: ${form}.`
    }
  },
  blocks: {
    title: "Safety",
    list: "Why it is or was not safe",
    empty: "This vehicle has never been restricted or grounded.",
    opened: (name: string, when: string) => `${name}, ${when}`,
    released: (name: string, when: string) => `Released by ${name}, ${when}`
  },
  severities: { restricted: "Restricted", grounded: "Grounded" },
  ground: {
    open: "Ground",
    title: "Ground or restrict vehicle",
    about: "A grounded vehicle is blocked until it is released, or once it is back.",
    severity: "Severity",
    severities: {
      grounded: "Grounded: must not be driven",
      restricted: "Restricted: may be driven with a limitation"
    },
    reason: "Reason",
    submit: "Ground vehicle",
    submitRestricted: "Restrict vehicle",
    busy: "Saving...",
    done: (vehicle: string, demoted: number) =>
      demoted === 0
        ? `${vehicle} is grounded.`
        : `${vehicle} is grounded. ${plural(demoted, { one: "1 booking is now tentative.", other: `${demoted} bookings are now tentative.` })}`,
    doneRestricted: (vehicle: string) => `${vehicle} is restricted.`
  },
  release: {
    open: "Release",
    openFor: (reason: string) => `Release: ${reason}`,
    title: "Release vehicle",
    about: (reason: string) => `“${reason}”: say why the vehicle is safe now. Your name is added.`,
    note: "Note",
    submit: "Release vehicle",
    busy: "Releasing...",
    done: (vehicle: string) => `${vehicle}: released.`
  }
}
