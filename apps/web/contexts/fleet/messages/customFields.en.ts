import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

/** The page of custom fields. */
export const messages = {
  page: { title: "Custom fields", subtitle: "What your organization records about its vehicles" },
  forbidden: "You don't have access to custom fields",
  list: "Custom fields",
  empty: {
    title: "No custom fields yet",
    sentence:
      "Add fields for what only your organization records, such as a cost center or a payload. Each vehicle has them, the list can show them and filter by them, and imports and exports include them."
  },
  types: { text: "Text", number: "Number", date: "Date", choice: "Choice" },
  andMore: (choices: number) => plural(choices, { one: "and 1 more", other: `and ${choices} more` }),
  unused: "Not used yet",
  add: "Add field",
  edit: "Edit",
  move: (name: string) => `Move ${name}: drag, or press an arrow key`,
  moveUp: "Move up",
  moveDown: "Move down",
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  actionsOf: (name: string) => `Actions for ${name}`,
  archive: "Archive",
  archived: (name: string) => `${name} was archived. Vehicles keep their values.`,
  archivedTitle: "Archived",
  archivedAbout: "No longer shown. Vehicles keep their values.",
  restore: "Restore",
  restoreField: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} was restored.`,
  undo: "Undo",
  addTitle: "Add field",
  editTitle: "Edit field",
  dialogAbout: "All vehicles have this field.",
  name: "Name",
  type: "Type",
  typeHints: {
    text: "One line, such as a cost center.",
    number: "Such as a payload. Lists can filter by a range.",
    date: "A day, such as when a lift was inspected. Lists can filter by a range.",
    choice: "One of several choices that you name, such as a wrap."
  },
  typeFixed: "Vehicles have values in this field, so its type can't be changed.",
  choices: {
    label: "Choices",
    place: (place: number) => `Choice ${place}`,
    add: "Add choice",
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    putBack: (name: string) => `Put back ${name}`,
    faults: {
      missing: () => "Enter at least one choice.",
      unnamed: () => "Each choice needs a name. Remove those you don't need.",
      repeated: (name: string) => `“${name}” appears more than once.`
    }
  },
  adding: "Adding...",
  added: (name: string) => `${name} was added.`,
  save: "Save changes",
  saving: "Saving...",
  saved: (name: string) => `${name} was saved.`
}
