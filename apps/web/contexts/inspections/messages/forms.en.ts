import { pluralOf } from "../../../i18n/plural.ts"
import { messages as systems } from "../../maintenance/messages/systems.en.ts"

const plural = pluralOf("en")
const itemsOf = (count: number) => plural(count, { one: "1 item", other: `${count} items` })

export const messages = {
  form: "Form",
  list: "Forms",
  name: "Name",
  items: itemsOf,
  months: (count: number) => plural(count, { one: "1 month", other: `${count} months` }),
  changedOn: (day: string) => `changed on ${day}`,
  empty: {
    title: "No forms yet",
    sentence: "Start from a template or an empty form, and publish it."
  },
  archivedTitle: "Archived forms",
  archive: "Archive",
  archiveOf: (name: string) => `Archive: ${name}`,
  archived: (name: string) => `${name} archived`,
  restore: "Restore",
  restoreOf: (name: string) => `Restore: ${name}`,
  restored: (name: string) => `${name} restored`,
  save: "Save",
  saving: "Saving...",
  saved: "Form saved",
  discard: "Discard changes",
  publish: (n: number) => `Publish version ${n}`,
  published: (n: number) => `Version ${n} published`,
  states: {
    archived: "Archived",
    draft: "Not published",
    version: (n: number) => `Version ${n}`,
    changed: "draft changed"
  },
  create: {
    open: "Create form",
    title: "Create form",
    about: "You can change everything before you publish it.",
    pack: "Start from",
    blank: "An empty form",
    blankHint: "You add all sections and items yourself.",
    submit: "Create form",
    busy: "Creating..."
  },
  packs: {
    us_dvir: {
      name: "Driver vehicle inspection report",
      about: "For the United States: the parts of 49 CFR 396.11. Stored for 3 months."
    },
    uk_walkaround: {
      name: "Daily walkaround check",
      about: "For the United Kingdom: the check before the first use of the day. Stored for 15 months."
    },
    handover: { name: "Handover check", about: "The condition of a vehicle when a driver gets it." },
    pre_rental: {
      name: "Check before rental",
      about: "The condition of a vehicle before a customer gets it."
    },
    return: { name: "Return check", about: "What has changed when a vehicle comes back." },
    appraisal: { name: "Appraisal", about: "The condition of a used vehicle before it is bought." }
  },
  jurisdictions: { us: "United States", uk: "United Kingdom", none: "None" },
  details: {
    title: "Details",
    edit: "Edit details",
    editTitle: "Edit details",
    about: "These apply immediately, without a new version.",
    state: "State",
    use: "Used for",
    jurisdiction: "Follows the rules of",
    retention: "Inspections are stored for",
    retentionHint: "In months. After that, they are deleted."
  },
  versions: {
    title: "Versions",
    about: "A version never changes. Inspections are shown with the version they were done with."
  },
  preview: {
    title: "Preview",
    about: "Try it out: nothing is stored.",
    label: (name: string) => `Preview: ${name}`,
    reset: "Start over",
    noItems: "Items of this section appear here."
  },
  problems: {
    no_items: "The form has no items.",
    duplicate_key: "Another item has the same key.",
    condition: "It depends on an item that doesn't come before it.",
    condition_value: "It depends on an answer that the other item doesn't have.",
    options: "It needs at least two different options.",
    limits: "The lowest value is above the highest."
  },
  section: {
    add: "Add section",
    addTitle: "Add section",
    rename: "Rename",
    renameTitle: "Rename section",
    about: "One section is shown at a time while the form is filled in.",
    name: "Title",
    nameEs: "Title in Spanish",
    save: "Save section",
    actionsOf: (title: string) => `Actions: ${title}`,
    moveUp: "Move up",
    moveDown: "Move down",
    remove: (items: number) => (items === 0 ? "Remove" : `Remove with ${itemsOf(items)}`),
    empty: {
      title: "This form is empty",
      sentence: "Add a section for each part of the vehicle or step of the check."
    }
  },
  item: {
    add: "Add item",
    full: (most: number) => `A form has at most ${most} items.`,
    addTo: (section: string) => `Add item: ${section}`,
    addTitle: "Add item",
    edit: "Edit",
    editTitle: "Edit item",
    about: "What is checked, and what follows if it fails.",
    save: "Save item",
    copy: "Duplicate",
    remove: "Remove",
    move: (label: string) => `Move: ${label}`,
    moved: (label: string, to: number, of: number) => `${label} is now number ${to} of ${of}.`,
    moveUp: "Move up",
    moveDown: "Move down",
    moveTo: (section: string) => `Move to ${section}`,
    actionsOf: (label: string) => `Actions: ${label}`,
    type: "Type",
    types: {
      pass_fail_na: "Pass, fail or N/A",
      number: "Number",
      select: "Choice",
      text: "Text",
      meter: "Meter reading",
      photo: "Photo",
      signature: "Signature",
      damage_map: "Damage on a drawing"
    },
    typeHints: {
      pass_fail_na: "Three large buttons.",
      number: "It fails below the lowest or above the highest value.",
      select: "One of several options. Some of them may be a failure.",
      text: "A few words, typed or spoken.",
      meter: "The reading is also recorded for the vehicle.",
      photo: "One or more photos.",
      signature: "Drawn with a finger.",
      damage_map: "Damage is marked on a drawing of the vehicle. It fails if there is any."
    },
    label: "Label",
    labelEs: "Label in Spanish",
    help: "Help",
    required: "Required",
    isOptional: "optional",
    photo: "Photo",
    photoRules: { never: "Optional photo", on_fail: "Photo if it fails", always: "Photo required" },
    unit: "Unit",
    min: "Lowest value",
    max: "Highest value",
    noNumber: "Enter a number.",
    meter: "Meter",
    raises: (severity: string) => `defect: ${severity}`,
    grounds: "grounds the vehicle",
    hasCondition: "only shown sometimes",
    options: {
      legend: "Options",
      name: (number: number) => `Option ${number}`,
      fails: "Fails",
      failsOf: (label: string) => `Fails: ${label}`,
      add: "Add option",
      remove: (label: string) => `Remove: ${label}`,
      none: "Add at least two options."
    }
  },
  fail: {
    raises: "Report a defect if it fails",
    severity: "Severity",
    system: "System",
    title: "Title of the defect",
    blocking: "The vehicle must not be driven until it is repaired",
    systems
  },
  condition: {
    item: "Shown",
    always: "Always",
    answer: "If its answer is",
    failed: "Any failure"
  }
}
