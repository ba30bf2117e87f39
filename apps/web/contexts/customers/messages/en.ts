import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const count = (rows: number, one: string, other: string) =>
  plural(rows, { one: `1 ${one}`, other: `${grouped.format(rows)} ${other}` })

/** An organization's customers, with import and export. */
export const messages = {
  search: "Search customers...",
  list: "Customers",
  fields: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    notes: "Notes",
    type: "Type",
    tags: "Tags",
    owner_id: "Owner",
    owner: "Owner",
    added: "Added"
  },
  types: { person: "Person", company: "Company" },
  empty: {
    title: "No customers yet",
    sentence: "The people and companies you work with appear here. Add one, or import a CSV file.",
    readOnly: "The people and companies your organization works with appear here."
  },
  emptyArchive: {
    title: "No archived customers",
    sentence: "Archived customers keep their history and can be restored."
  },
  notFound: {
    title: "No customers found",
    sentence: (search: string) => `No name, email or phone matches “${search}”.`
  },
  count: (customers: number) => count(customers, "customer", "customers"),
  filters: { tag: "Tag" },
  views: { all: "All customers", companies: "Companies", own: "My customers", archived: "Archived" },
  sorts: {
    name: "Name, A to Z",
    "-name": "Name, Z to A",
    created: "Oldest first",
    "-created": "Newest first",
    updated: "Changed least recently",
    "-updated": "Changed most recently"
  },
  noMatches: "No customer matches these filters.",
  together: {
    archive: "Archive",
    restore: "Restore",
    addTag: "Add tag",
    removeTag: "Remove tag",
    setOwner: "Set owner",
    tag: "Tag",
    chooseTag: "Choose a tag",
    typeTag: "Type or choose a tag",
    tagNotValid: "A tag must not contain a comma or semicolon.",
    chooseOwner: "Choose an owner",
    about: (customers: number) => `Applies to ${count(customers, "customer", "customers")}.`,
    archived: (customers: number) => `${count(customers, "customer was", "customers were")} archived.`,
    restored: (customers: number) => `${count(customers, "customer was", "customers were")} restored.`,
    changed: (customers: number) => `${count(customers, "customer was", "customers were")} changed.`,
    undone: (customers: number) => `Undone for ${count(customers, "customer", "customers")}.`,
    reasons: {
      archived: (customers: number) => count(customers, "skipped: archived.", "skipped: archived."),
      address_taken: (customers: number) =>
        count(
          customers,
          "skipped: another customer uses its email address.",
          "skipped: other customers use their email addresses."
        ),
      too_many_tags: (customers: number) =>
        count(customers, "skipped: too many tags.", "skipped: too many tags."),
      not_found: (customers: number) =>
        count(customers, "skipped: no longer available.", "skipped: no longer available.")
    }
  },
  forbidden: { title: "You don't have access to customers" },
  form: {
    addTitle: "Add customer",
    editTitle: "Edit customer",
    about: "Only the name is required. Add an email address to send them emails.",
    noOwner: "No owner",
    tagsHint: "Enter or a comma adds a tag.",
    removeTag: (tag: string) => `Remove ${tag}`,
    submitAdd: "Add customer",
    adding: "Adding...",
    submitEdit: "Save changes",
    saving: "Saving...",
    added: (name: string) => `${name} was added.`,
    saved: (name: string) => `${name} was saved.`
  },
  details: {
    label: "Customer",
    archived: "Archived",
    edited: "Last edited",
    edit: "Edit",
    archive: "Archive",
    restore: "Restore",
    write: "Write email"
  },
  archived: (name: string) => `${name} was archived.`,
  restored: (name: string) => `${name} was restored.`,
  undo: "Undo"
}
