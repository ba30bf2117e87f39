import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

export const messages = {
  title: "New inspection",
  subtitle: "Also works offline",
  of: (form: string, vehicle: string) => `${form}: ${vehicle}`,
  noForms: {
    title: "No forms yet",
    sentence: "As soon as a form is published, vehicles can be inspected with it."
  },
  choose: {
    whichVehicle: "Which vehicle?",
    whichForm: (vehicle: string) => `What do you inspect on ${vehicle}?`,
    vehicle: "Vehicles",
    form: "Forms",
    search: "Search by name, make or model",
    searching: "Searching...",
    noVehicle: "No vehicle matches this search.",
    more: (count: number) => `${count} more. Search to find them.`,
    onlyStored: (stored: number, all: number) =>
      `Offline. Only the vehicles stored on this device are listed: ${stored} of ${all}.`,
    onlyStoredForms: "Not all forms are stored on this device. The others need a connection.",
    notStored: {
      title: "Not stored on this device",
      sentence: "This vehicle or form can be opened as soon as there is a connection.",
      gone: (vehicle: string) => `${vehicle} is no longer in the fleet`,
      goneSentence: "Only vehicles of the fleet can be inspected.",
      another: "Choose another vehicle"
    },
    mine: "You drive it now",
    due: {
      due: (form: string) => `${form} is due`,
      overdue: (form: string) => `${form} is overdue`
    },
    states: { due: "Due", overdue: "Overdue" },
    items: (count: number) => plural(count, { one: "1 item", other: `${count} items` })
  },
  stored: "Stored on this device",
  storedOffline: "Offline. Stored on this device",
  notStored: "Not stored on this device",
  storageFull:
    "What you entered last could not be stored on this device. Free up space, and leave this page open.",
  close: "Close; what you entered stays on this device",
  back: "Back",
  next: "Next",
  toReview: "Review",
  nextIncomplete: "Next incomplete item",
  finish: "Finish inspection",
  finishing: "Finishing...",
  section: (at: number, of: number, left: number) =>
    `Section ${at} of ${of} · ${left === 0 ? "complete" : `${left} left`}`,
  reviewStep: "Last step",
  optional: "(optional)",
  none: "Not chosen",
  unitOf: (label: string) => `Unit: ${label}`,
  results: { pass: "Pass", fail: "Fail", na: "N/A" },
  blocking: "The vehicle must not be driven until this is repaired.",
  notBlocking: "A defect will be reported.",
  addNote: (label: string) => `Add note or photo: ${label}`,
  note: "Note",
  noteOf: (label: string) => `Note: ${label}`,
  dictate: (label: string) => `Dictate: ${label}`,
  dictationFailed: "Dictation is not available. Check whether this browser may use the microphone.",
  dictationOffline: "Dictation needs a connection in this browser.",
  notNumber: "Enter a number.",
  photoNeeded: "A photo is required.",
  noDamage: "No damage",
  photos: {
    of: (label: string) => `Photos: ${label}`,
    alt: (label: string, number: number) => `${label}, photo ${number}`,
    take: (label: string) => `Take photo: ${label}`,
    first: "Take photo",
    another: "Take another photo",
    preparing: "Preparing photo...",
    remove: (label: string, number: number) => `Remove photo ${number}: ${label}`,
    full: (most: number) => `An inspection has at most ${most} photos. Remove one to take another.`,
    unfit: "This file is not a photo that this browser can read.",
    notStored: "The photo could not be stored on this device. Free up space, then take it again."
  },
  signature: {
    hint: "Sign here with your finger",
    name: "Name",
    clear: "Clear",
    clearOf: (label: string) => `Clear: ${label}`
  },
  place: {
    add: "Add location",
    finding: "Getting your location...",
    about: "Optional. Accurate to about 100 m, and only for this inspection.",
    added: (meters: string) => `Location added, accurate to about ${meters} m`,
    remove: "Remove location",
    failed: "Your location is not available. Check whether this browser may use it."
  },
  review: {
    title: "Review",
    missing: (count: number) =>
      plural(count, { one: "1 item is not complete", other: `${count} items are not complete` }),
    parts: {
      answer: "Not answered",
      photo: "A photo is missing",
      fitting_answer: "The answer doesn't fit",
      number: "Not a number",
      name: "The name is missing",
      remark: "A note or photo, but no answer"
    },
    defects: (count: number) =>
      `${plural(count, { one: "1 defect", other: `${count} defects` })} will be reported.`,
    photos: (count: number) => plural(count, { one: "1 photo", other: `${count} photos` })
  },
  done: {
    sent: "The inspection is recorded.",
    waiting:
      "The inspection is finished and stored on this device. It is sent as soon as there is a connection.",
    refused: "The inspection was not accepted.",
    grounded: (vehicle: string) => `Do not drive ${vehicle} until the defects are repaired.`,
    open: "Open inspection",
    edit: "Edit inspection",
    toList: "Go to inspections"
  }
}
