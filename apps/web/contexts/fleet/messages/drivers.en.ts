import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")

/** The people who drive an organization's vehicles. */
export const messages = {
  list: "Drivers",
  search: "Search drivers...",
  views: {
    all: "All drivers",
    free: "Without a vehicle",
    expiring: "License expires",
    archived: "Archived"
  },
  filters: {
    withVehicle: "With a vehicle",
    withoutVehicle: "Without a vehicle",
    withAccount: "With an account",
    withoutAccount: "Without an account"
  },
  count: (drivers: number) =>
    plural(drivers, { one: "1 driver", other: `${grouped.format(drivers)} drivers` }),
  sorts: {
    name: "Name, A to Z",
    "-name": "Name, Z to A",
    license: "License expires first",
    "-license": "License expires last",
    created: "Oldest first",
    "-created": "Newest first",
    updated: "Changed least recently",
    "-updated": "Changed most recently"
  },
  fields: {
    name: "Name",
    user_id: "Account",
    phone: "Phone",
    email: "Email",
    license: "License",
    license_number: "License number",
    license_classes: "Classes",
    license_region: "Issued in",
    license_expires_on: "Expires on",
    notes: "Notes",
    vehicle: "Vehicle",
    added: "Added"
  },
  licenses: { valid: "Valid", expiring: "Expiring soon", expired: "Expired", unknown: "No expiry date" },
  validUntil: (day: string) => `Until ${day}`,
  expiredOn: (day: string) => `Expired on ${day}`,
  none: "–",
  noAccount: "No account",
  noVehicle: "No vehicle",
  hidden: "Not visible for your role",
  empty: {
    title: "No drivers yet",
    sentence: "Add the people who drive your vehicles. They don't need an account.",
    readOnly: "The people who drive your organization's vehicles appear here."
  },
  emptyArchive: {
    title: "No archived drivers",
    sentence: "Archived drivers keep their history and can be restored."
  },
  notFound: {
    title: "No drivers found",
    sentence: (search: string) => `No name, email or phone matches “${search}”.`
  },
  noMatches: "No driver matches these filters.",
  forbidden: { title: "You don't have access to drivers" },
  form: {
    addTitle: "Add driver",
    editTitle: "Edit driver",
    about: "A member of your team, or someone without an account.",
    classesHint: "Separated by commas, such as B, BE, C1.",
    regionHint: "A country or state, such as DE or US-TX.",
    submitAdd: "Add driver",
    adding: "Adding...",
    submitEdit: "Save changes",
    saving: "Saving...",
    added: (name: string) => `${name} was added.`,
    saved: (name: string) => `${name} was saved.`
  },
  details: {
    label: "Driver",
    edit: "Edit",
    archive: "Archive",
    restore: "Restore",
    archived: "Archived",
    assignments: "Vehicles",
    noAssignments: "No vehicles yet."
  },
  archived: (name: string) => `${name} was archived.`,
  restored: (name: string) => `${name} was restored.`,
  undo: "Undo"
}
