export const messages = {
  subtitle: (vehicle: string, at: string) => `${vehicle}, ${at}`,
  corrects: "This inspection corrects an earlier one.",
  isCorrected: "This inspection was corrected.",
  openEarlier: "Open the earlier inspection",
  openNewer: "Open the newer inspection",
  correct: "Correct",
  markReviewed: "Mark as reviewed",
  withdrawReview: "Withdraw review",
  reviewWithdrawn: "Review withdrawn",
  reviewing: {
    title: "Mark as reviewed",
    about: "The inspection itself doesn't change. Your name and the time are stored with it.",
    note: "Note",
    submit: "Mark as reviewed",
    busy: "Saving...",
    done: "Inspection reviewed"
  },
  result: "Result",
  failed: "Failed items",
  failedOf: (failed: number, answered: number) => `${failed} of ${answered} answered`,
  vehicle: "Vehicle",
  person: "Inspected by",
  duration: "Duration",
  form: "Form",
  version: (use: string, n: number) => `${use}, version ${n}`,
  review: "Reviewed by",
  reviewedBy: (name: string, at: string, note: string | null) =>
    `${name}, ${at}${note === null ? "" : `: ${note}`}`,
  flags: "To check",
  openDefect: "Open defect",
  photosOf: (label: string) => `Photos: ${label}`,
  photo: (label: string, number: number) => `${label}, photo ${number}`,
  record: "Record",
  started: "Started (device time)",
  finished: "Finished (device time)",
  sent: "Sent (device time)",
  received: "Received (server time)",
  clock: "Device clock",
  clockRight: "Correct",
  clockAhead: (length: string) => `${length} ahead`,
  clockBehind: (length: string) => `${length} behind`,
  place: {
    label: "Location",
    value: (degrees: string, meters: string | null) =>
      meters === null ? degrees : `${degrees} (± ${meters} m)`
  },
  number: "Number",
  numberOfVehicle: (number: number, vehicle: string) => `${number} of ${vehicle}`,
  chain: {
    label: "Fingerprint",
    intact: (count: number) =>
      count === 1
        ? "The inspection of this vehicle is unchanged"
        : `All ${count} inspections of this vehicle are unchanged`,
    broken: (number: number | null) =>
      number === null ? "Inspections were changed or removed" : `Changed or removed from number ${number} on`
  }
}
