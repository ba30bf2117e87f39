import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const inspectionsOf = (count: number) => plural(count, { one: "1 inspection", other: `${count} inspections` })

export const messages = {
  forbidden: { title: "You don't have access to inspections" },
  someone: "Former member",
  mine: "Due for your vehicles",
  list: "Inspections",
  count: inspectionsOf,
  minutes: (count: number) => `${count} min`,
  fields: {
    vehicle: "Vehicle",
    form: "Form",
    result: "Result",
    failed: "Failed",
    person: "Inspected by",
    at: "Finished",
    flags: "To check",
    review: "Review",
    duration: "Duration",
    photos: "Photos",
    received_at: "Received"
  },
  results: { pass: "Passed", pass_with_defects: "Passed with defects", fail: "Failed" },
  severities: { advisory: "Advisory", minor: "Minor", major: "Major", critical: "Critical" },
  uses: {
    daily: "Daily check",
    pre_rental: "Before rental",
    return: "Return",
    appraisal: "Appraisal",
    annual: "Annual inspection",
    handover: "Handover",
    custom: "Other"
  },
  flags: {
    fast: { name: "Unusually fast", about: "It was filled in faster than a vehicle can be inspected." },
    clock: {
      name: "Clock differs",
      about: "The clock of the device was wrong, so its times are estimated."
    },
    reading: {
      name: "Reading not plausible",
      about: "The odometer reading doesn't fit the others, so it is only stored here."
    },
    late: { name: "Received late", about: "It was received more than a day after it was finished." }
  },
  reviews: { open: "Not reviewed", done: "Reviewed" },
  views: { all: "All", failed: "With defects", review: "To review", corrected: "Corrected" },
  sorts: {
    "-at": "Newest first",
    at: "Oldest first",
    "-failed": "Most failed items first",
    "-received": "Last received first"
  },
  numbers: {
    label: "Numbers of inspections",
    none: "–",
    due: { label: "Due today", about: "Inspections that vehicles need today and that are not done yet." },
    failed: {
      label: "With defects in 7 days",
      about: "Inspections of the last 7 days in which at least one item failed."
    },
    review: {
      label: "To review",
      about: "Inspections that are marked as unusual and that nobody has reviewed."
    },
    completion: {
      label: "Completion rate",
      about: "How many of the inspections scheduled in the last 30 days were done in time."
    }
  },
  empty: {
    title: "No inspections yet",
    sentence: "Inspections appear here as soon as someone finishes one, on any device."
  },
  notFound: { title: "No matching inspections", sentence: "No inspection matches these filters." },
  here: {
    label: "Inspections on this device",
    title: (count: number) => `${inspectionsOf(count)} on this device`,
    waitingTitle: (count: number) =>
      plural(count, {
        one: "1 inspection waiting for a connection",
        other: `${count} inspections waiting for a connection`
      }),
    about:
      "Only you can see them. They are sent automatically once they are finished and there is a connection.",
    name: (vehicle: string, form: string) => `${vehicle}, ${form}`,
    draft: "Not finished",
    waiting: "Waiting for a connection",
    sending: "Sending",
    refused: (reason: string) => `Not accepted: ${reason}`,
    edit: "Edit",
    resume: "Continue",
    openOf: (name: string) => `Continue or edit: ${name}`,
    discard: "Discard",
    discardOf: (name: string) => `Discard: ${name}`,
    discardTitle: "Discard inspection?",
    discardConfirm: "Discard inspection",
    discardAbout: (name: string) =>
      `The inspection ${name} and its photos will be deleted from this device. This can't be undone.`
  },
  answers: {
    pass: "Passed",
    fail: "Failed",
    na: "Not applicable",
    photo: "Photo taken",
    signed: (name: string) => `Signed by ${name}`,
    noDamage: "No damage",
    none: "Not answered"
  },
  tab: {
    title: "Inspections",
    due: "Due inspections",
    start: "Start inspection",
    inspect: "Inspect",
    inspectWith: (form: string) => `Inspect: ${form}`,
    dueOn: (day: string) => `Due by ${day}`,
    overdue: "Overdue",
    beforeUse: "Due before the next use",
    required: "The vehicle must not go out before it is done.",
    none: "This vehicle has not been inspected yet."
  },
  file: {
    open: "Export file",
    title: "Export file for an authority",
    about: (vehicle: string) =>
      `A PDF with the inspections, defects and repairs of ${vehicle} in a period, with photos and signatures. The audit log says that you exported it.`,
    from: "First day",
    to: "Last day",
    submit: "Download PDF",
    busy: "Preparing..."
  }
}
