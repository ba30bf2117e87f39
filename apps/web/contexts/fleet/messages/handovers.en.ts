import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

/** What a vehicle was like when a driver got or returned it. */
export const messages = {
  tab: "Handovers",
  list: "Handovers",
  handOut: "Hand over",
  handIn: "Return",
  directions: { out: "Handed over", in: "Returned" },
  empty: {
    title: "No handovers yet",
    sentence: "What the vehicle was like when drivers got and returned it appears here."
  },
  newDamage: (marks: number) =>
    plural(marks, { one: "1 new damage mark", other: `${marks} new damage marks` }),
  photoCount: (photos: number) => plural(photos, { one: "1 photo", other: `${photos} photos` }),
  signed: "Signed",
  notSigned: "Not signed",
  corrected: "Corrected later",
  correction: "Correction",
  flow: {
    out: (vehicle: string, driver: string) => `Hand over ${vehicle} to ${driver}`,
    in: (vehicle: string, driver: string) => `Return of ${vehicle} by ${driver}`,
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    back: "Back",
    next: "Next",
    close: "Close"
  },
  steps: {
    reading: "Reading",
    level: "Fuel and equipment",
    photos: "Photos",
    damage: "Damage",
    signature: "Signature",
    review: "Review"
  },
  reading: {
    odometer: "Odometer",
    engine_hours: "Engine hours",
    pto_hours: "PTO hours",
    unit: "Unit",
    hint: "What the dial shows now. Leave it empty if you can't read it."
  },
  level: {
    fuel: "Fuel",
    charge: "Charge",
    notRecorded: "Not recorded",
    full: "Full",
    clear: "Clear",
    clearOf: (what: string) => `Clear: ${what}`,
    fullOf: (what: string) => `Full: ${what}`,
    keys: "Keys",
    accessories: "Accessories",
    accessoriesHint: "Separated by commas, such as charging cable, warning triangle."
  },
  photos: {
    about: "A photo of each side makes it easy to see later what was there before.",
    positions: {
      front: "Front",
      back: "Back",
      left: "Left side",
      right: "Right side",
      interior: "Interior",
      dashboard: "Dashboard",
      damage: "Damage"
    },
    take: (position: string) => `Take photo: ${position}`,
    retake: (position: string) => `Replace photo: ${position}`,
    remove: (position: string) => `Remove photo: ${position}`,
    uploading: "Uploading...",
    failed: "Upload failed. It is repeated when you save.",
    unfit: "This file is no readable photo. Choose another one."
  },
  sides: { top: "Top", front: "Front", back: "Back", left: "Left side", right: "Right side" },
  damage: {
    about: "Tap the drawing where you see damage that isn't marked yet.",
    side: "Side",
    drawing: (side: string) => `Vehicle drawing: ${side}`,
    onSide: (side: string, marks: number) =>
      marks === 0 ? side : `${side}, ${plural(marks, { one: "1 mark", other: `${marks} marks` })}`,
    add: "Add damage",
    added: "New damage",
    known: "Known damage",
    none: "No damage marked.",
    editTitle: "Damage",
    type: "Type",
    severity: "Severity",
    size: "Size",
    unknownSize: "Not measured",
    place: "Place",
    note: "Note",
    photo: "Photo",
    save: "Save damage",
    remove: "Remove",
    editMark: "Edit",
    edit: (what: string) => `Edit: ${what}`,
    gone: "No longer there",
    stillThere: "Still there",
    goneOf: (what: string) => `No longer there: ${what}`,
    stillThereOf: (what: string) => `Still there: ${what}`,
    types: {
      scratch: "Scratch",
      dent: "Dent",
      crack: "Crack",
      chip: "Chip",
      broken: "Broken",
      missing: "Missing",
      rust: "Rust",
      stain: "Stain",
      other: "Other"
    },
    severities: { minor: "Minor", moderate: "Moderate", severe: "Severe" },
    sizes: {
      metric: {
        up_to_2_cm: "Up to 2 cm",
        up_to_5_cm: "Up to 5 cm",
        up_to_15_cm: "Up to 15 cm",
        over_15_cm: "Over 15 cm"
      },
      imperial: {
        up_to_2_cm: "Up to 1 in",
        up_to_5_cm: "Up to 2 in",
        up_to_15_cm: "Up to 6 in",
        over_15_cm: "Over 6 in"
      }
    },
    places: {
      upper_left: "Upper left",
      upper_middle: "Upper middle",
      upper_right: "Upper right",
      middle_left: "Middle left",
      middle: "Middle",
      middle_right: "Middle right",
      lower_left: "Lower left",
      lower_middle: "Lower middle",
      lower_right: "Lower right"
    },
    states: { new: "New", known: "Known", repaired: "Repaired" },
    panel: "Damage",
    noDamage: {
      title: "No known damage",
      sentence: "Damage that handovers find stays here until it is repaired."
    },
    repair: "Mark as repaired",
    repairOf: (what: string) => `Mark as repaired: ${what}`,
    repaired: "Marked as repaired.",
    undo: "Undo",
    reopened: "Not repaired after all.",
    found: (when: string) => `Found ${when}`
  },
  signature: {
    about: "Both sign on the screen. You can also go on without signatures.",
    roles: { driver: "Driver", staff: "Handed over by" },
    staffIn: "Taken back by",
    name: "Name",
    pad: (who: string) => `Signature: ${who}`,
    hint: "Sign here with a finger, pen or mouse",
    clear: "Clear",
    clearOf: (who: string) => `Clear the signature: ${who}`
  },
  review: {
    location: "Location",
    noLocation: "No location",
    notes: "Notes",
    none: "–",
    photos: "Photos",
    signatures: "Signatures",
    changes: "Since the last handover",
    first: "This is the first handover of this vehicle.",
    submit: { out: "Hand over", in: "Take back" },
    busy: "Saving...",
    uploading: "Uploading photos..."
  },
  done: {
    out: (vehicle: string, driver: string) => `${driver} has ${vehicle}.`,
    in: (vehicle: string) => `${vehicle} is back.`,
    open: "Open handover"
  },
  changes: {
    distance: (distance: string) => `${distance} driven`,
    fuelLess: (amount: string) => `${amount} less fuel`,
    fuelMore: (amount: string) => `${amount} more fuel`,
    chargeLess: (amount: string) => `${amount} less charge`,
    chargeMore: (amount: string) => `${amount} more charge`,
    keysMissing: (keys: number) => plural(keys, { one: "1 key missing", other: `${keys} keys missing` }),
    keysMore: (keys: number) => plural(keys, { one: "1 more key", other: `${keys} more keys` }),
    missing: (what: string) => `Missing: ${what}`,
    damage: (marks: number) =>
      plural(marks, { one: "1 new damage mark", other: `${marks} new damage marks` }),
    nothing: "Nothing changed."
  },
  page: {
    title: { out: "Handed over", in: "Returned" },
    label: "Handover",
    subtitle: (vehicle: string, driver: string) => `${vehicle} · ${driver}`,
    toVehicle: "Vehicle",
    print: "Print",
    facts: "Condition",
    when: "When",
    deviceClock: (when: string) => `The device's clock showed ${when}.`,
    recordedBy: "Recorded by",
    location: "Location",
    reading: "Reading",
    fuel: "Fuel",
    charge: "Charge",
    keys: "Keys",
    accessories: "Accessories",
    notes: "Notes",
    before: "Before",
    previous: "Previous handover",
    verified: "Unchanged since it was recorded",
    notVerified: "Changed after it was recorded",
    hash: "Fingerprint",
    isCorrected: "This handover was corrected.",
    corrects: "This handover corrects an earlier one.",
    openOther: "Open it"
  },
  forbidden: { title: "You don't have access to handovers" }
}
