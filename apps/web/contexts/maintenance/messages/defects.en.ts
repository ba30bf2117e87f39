import { pluralOf } from "../../../i18n/plural.ts"
import { messages as systems } from "./systems.en.ts"

const plural = pluralOf("en")

/** What is wrong with vehicles. */
export const messages = {
  search: "Search number and title",
  list: "Defects",
  count: (defects: number) => plural(defects, { one: "1 defect", other: `${defects} defects` }),
  number: (number: number) => `D-${number}`,
  name: (number: number, title: string) => `D-${number}: ${title}`,
  views: {
    open: "Open",
    blocking: "Blocking",
    unassigned: "Unassigned",
    toVerify: "To verify",
    done: "Resolved"
  },
  empty: {
    title: "No open defects",
    sentence: "What drivers, inspections and the workshop report about your vehicles appears here.",
    noMatches: "No defect matches the filters.",
    notFound: "No defect found",
    searched: (text: string) => `No number or title contains “${text}”.`
  },
  sorts: {
    "-reported": "Newest first",
    reported: "Oldest first",
    "-severity": "Most serious first",
    due: "Due first",
    "-number": "Highest number first",
    number: "Lowest number first"
  },
  fields: {
    title: "What is wrong",
    number: "Number",
    vehicle: "Vehicle",
    system: "System",
    severity: "Severity",
    state: "State",
    source: "Source",
    blocking: "Blocks the vehicle",
    reported: "Reported",
    reporter: "Reported by",
    assignee: "Assigned to",
    due: "Due",
    note: "Note",
    photos: "Photos",
    workOrder: "Work order",
    contact: "Contact"
  },
  severities: { advisory: "Advisory", minor: "Minor", major: "Major", critical: "Critical" },
  states: {
    open: "Open",
    triaged: "Triaged",
    in_work: "In work",
    deferred: "Deferred",
    resolved: "Resolved",
    verified: "Verified"
  },
  sources: {
    inspection: "Inspection",
    driver: "Driver",
    workshop: "Workshop",
    telematics: "Fault code",
    recall: "Recall",
    customer: "Customer",
    sticker: "Sticker"
  },
  systems,
  resolutions: {
    fixed: "Fixed",
    no_fault_found: "No fault found",
    not_safety_related: "Not safety-related",
    duplicate: "Duplicate"
  },
  yes: "Yes",
  no: "No",
  unassigned: "Nobody",
  blocks: "Blocks the vehicle",
  blocksAbout: "The vehicle can't go out until this defect is resolved and its release is signed.",
  awaitsRelease: "Release not signed",
  awaitsReleaseAbout: "The defect is resolved. The vehicle stays blocked until its release is signed.",
  saysUnsafe: "The reporter says the vehicle is unsafe",
  photo: (at: number) => `Photo ${at}`,
  history: {
    deferred: "Deferred",
    until: (day: string) => `Until ${day}`,
    resolved: "Resolved",
    released: "Release signed",
    verified: "Verified",
    acknowledged: "Seen by the driver"
  },
  report: {
    open: "Report defect",
    title: "Report defect",
    about: "Managers and the person who has the vehicle are notified.",
    of: (vehicle: string) =>
      `A defect on ${vehicle}. Managers and the person who has the vehicle are notified.`,
    titleHint: "In a few words, such as “Left brake light is out”.",
    source: "Noticed by",
    blocking: "The vehicle must not be driven",
    blockingHint: "It is grounded immediately, and the people with affected bookings are notified.",
    addPhoto: "Add photo",
    removePhoto: (at: number) => `Remove photo ${at}`,
    uploading: "Uploading...",
    failed: "Upload failed. It is retried when you report the defect.",
    submit: "Report defect",
    submitBlocking: "Report and ground vehicle",
    busy: "Reporting...",
    done: (number: string) => `${number} was reported.`,
    doneBlocking: (number: string, vehicle: string) => `${number} was reported. ${vehicle} is grounded.`
  },
  edit: {
    open: "Edit",
    title: "Edit defect",
    about: "Set how serious it is, when it is due, and who takes care of it.",
    blockingHint: "Once it blocks the vehicle, only resolving it releases the vehicle.",
    done: (number: string) => `${number} was saved.`
  },
  resolve: {
    open: "Resolve",
    title: "Resolve defect",
    resolution: "Result",
    note: "What was done",
    certification: "Certification",
    certificationHint:
      "What was repaired, or why no repair was needed. It is stored as the certificate of repair.",
    release: "I certify that the vehicle is safe to drive, and sign its release",
    releaseHint: "The vehicle can go out again immediately, on your signature.",
    noReleaseHint: "Without it, the vehicle stays blocked until someone signs its release.",
    submit: "Resolve defect",
    submitRelease: "Resolve and release vehicle",
    busy: "Resolving...",
    done: (number: string) => `${number} is resolved.`,
    doneReleased: (number: string, vehicle: string) => `${number} is resolved. ${vehicle} is released.`
  },
  release: {
    open: "Sign release",
    title: "Sign release",
    about: (vehicle: string) =>
      `You certify that ${vehicle} is safe to drive. It can go out again immediately.`,
    certification: "Certification",
    submit: "Sign release",
    busy: "Signing...",
    done: (vehicle: string) => `${vehicle} is released.`
  },
  defer: {
    open: "Defer",
    title: "Defer defect",
    about: "It stays on the list, and opens again on this day.",
    until: "Until",
    reason: "Reason",
    submit: "Defer defect",
    busy: "Deferring...",
    done: (number: string, day: string) => `${number} is deferred until ${day}.`
  },
  verify: { open: "Verify repair", done: (number: string) => `${number} is verified.` },
  reopen: {
    open: "Reopen",
    title: "Reopen defect",
    about: "It is on the list again.",
    aboutBlocking: "It is on the list again, and the vehicle is grounded immediately.",
    reason: "Reason",
    submit: "Reopen defect",
    submitBlocking: "Reopen and ground vehicle",
    busy: "Reopening...",
    done: (number: string) => `${number} is open again.`
  },
  tab: {
    title: "Defects",
    about: "What was reported on this vehicle, newest first.",
    empty: "No defects have been reported on this vehicle."
  },
  repairs: {
    title: "Repaired since the last driver signed",
    about: "Check these repairs, then sign that you have seen them.",
    own: "You resolved or released one of them yourself, so another driver has to sign.",
    offline: "Offline. What was repaired since the last driver signed is shown with a connection.",
    pointOut: "Point these repairs out to the driver.",
    sign: "Sign that I have seen them",
    done: "Signed. The repairs are part of the vehicle's history."
  }
}
