import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const daysOf = (days: number) => plural(days, { one: "1 day", other: `${days} days` })

/** The documents of vehicles. */
export const messages = {
  tab: "Documents",
  types: {
    registration: "Registration",
    insurance: "Insurance",
    inspection: "Inspection",
    permit: "Permit",
    title: "Title",
    lease: "Lease",
    warranty_policy: "Warranty",
    other: "Other"
  },
  states: {
    expired: (day: string) => `Expired on ${day}`,
    today: "Expires today",
    expiring: (days: number, day: string) => `Expires in ${daysOf(days)}, on ${day}`,
    valid: (day: string) => `Valid until ${day}`,
    unlimited: "No expiry date",
    renewed: (day: string) => `Renewed on ${day}`,
    archived: (day: string) => `Archived on ${day}`
  },
  summary: {
    missing: (documents: number) => `${documents} missing`,
    expired: (documents: number) => `${documents} expired`,
    expiring: (documents: number) =>
      plural(documents, { one: "1 expires soon", other: `${documents} expire soon` }),
    valid: "In order",
    none: "No documents"
  },
  list: "Documents",
  missing: {
    title: "Missing documents",
    about: "Vehicles of this kind need these documents. Without them, the vehicle can't go out.",
    state: "Missing",
    add: "Add",
    addOf: (type: string) => `Add ${type}`
  },
  earlier: {
    title: "Earlier documents",
    about: "Renewed and archived documents."
  },
  empty: {
    title: "No documents yet",
    sentence:
      "Add the registration, the insurance policy and other documents. Managers are reminded before they expire.",
    readOnly: "The documents of this vehicle appear here."
  },
  number: (number: string) => `No. ${number}`,
  validFrom: (day: string) => `Valid from ${day}`,
  requiredHere: "Required to go out",
  reminders: (days: string, onTheDay: boolean) => {
    if (days === "") return onTheDay ? "Reminder on the day it expires" : "No reminders before it expires"
    return onTheDay
      ? `Reminders ${days} days before, and on the day`
      : `Reminders ${days} days before it expires`
  },
  download: (name: string) => `Open ${name}`,
  more: (type: string) => `More actions: ${type}`,
  edit: {
    open: "Edit",
    title: "Edit document",
    about: "Correct what was entered.",
    submit: "Save changes",
    done: (type: string) => `${type} was saved.`
  },
  add: {
    open: "Add document",
    title: "Add document",
    about: (vehicle: string) => `A document of ${vehicle}, with a photo or a file if you have one.`,
    submit: "Add document",
    done: (type: string) => `${type} was added.`
  },
  renew: {
    open: "Renew",
    openOf: (type: string) => `Renew ${type}`,
    title: "Renew document",
    about: (type: string) => `${type}: the present document is kept under “Earlier documents”.`,
    submit: "Renew document",
    done: (type: string) => `${type} was renewed.`
  },
  busy: "Saving...",
  uploading: "Uploading...",
  archive: "Archive",
  restore: "Restore",
  restoreOf: (type: string) => `Restore ${type}`,
  archived: (type: string) => `${type} was archived.`,
  restored: (type: string) => `${type} was restored.`,
  undo: "Undo",
  fields: {
    type: "Type",
    number: "Number",
    issuer: "Issuer",
    valid_from: "Valid from",
    expires_on: "Expires on",
    file_id: "File",
    lead_days: "Remind",
    required: "Without this document, the vehicle can't go out",
    vehicle: "Vehicle"
  },
  leadDaysHint: (most: number) => `Days before it expires, separated by commas: up to ${most}.`,
  leadDaysInvalid: (most: number) => `Enter at most ${most} whole numbers from 0 to 365, such as 30, 7.`,
  file: {
    choose: "Choose file",
    replace: "Replace file",
    hint: "Photo, PDF, Word, Excel, CSV or text file, up to 10 MB. You can also drag it here.",
    remove: (name: string) => `Remove ${name}`,
    uploading: (name: string) => `Uploading ${name}`,
    unfit: {
      kind: (name: string) =>
        `“${name}” can't be uploaded. Choose a photo, or a PDF, Word, Excel, CSV or text file.`,
      size: (name: string) => `“${name}” is larger than 10 MB.`,
      unreadable: (name: string) => `“${name}” is empty, damaged or in a format that can't be read.`
    }
  },
  expiring: {
    list: "Expiring documents",
    count: ({ expired, expiring }: { readonly expired: number; readonly expiring: number }) =>
      `${expired} expired, ${expiring} expiring within 30 days`,
    empty: {
      title: "No document expires soon",
      sentence: "Documents that have expired or expire within 30 days appear here."
    }
  },
  requirements: {
    open: "Required documents",
    title: "Required documents",
    about: "Choose what vehicles of each kind need. A vehicle without it can't go out.",
    type: "Document",
    one: (type: string, kind: string) => `${type}: ${kind}`,
    submit: "Save",
    done: "Required documents were saved."
  }
}
