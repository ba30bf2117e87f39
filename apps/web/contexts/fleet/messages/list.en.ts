import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const count = (vehicles: number, one: string, other: string) =>
  plural(vehicles, { one: `1 ${one}`, other: `${grouped.format(vehicles)} ${other}` })

/** The list of vehicles: its views, filters and orders, and changes of several vehicles. */
export const messages = {
  assigned: { yes: "Assigned", no: "Not assigned" },
  dues: { today: "Today", overdue: "Overdue" },
  documents: { expired: "Expired", expiring: "Expiring within 30 days", missing: "Missing" },
  readings: { stale: "None for 30 days" },
  views: {
    all: "All vehicles",
    available: "Available",
    out: "Out",
    unassigned: "Unassigned",
    grounded: "Grounded",
    gone: "Left the fleet"
  },
  sorts: {
    name: "Name, A to Z",
    "-name": "Name, Z to A",
    model: "Make and model, A to Z",
    "-model": "Make and model, Z to A",
    year: "Year, oldest first",
    "-year": "Year, newest first",
    created: "Oldest first",
    "-created": "Newest first",
    updated: "Changed least recently",
    "-updated": "Changed most recently",
    odometer: "Odometer, lowest first",
    "-odometer": "Odometer, highest first",
    expiry: "Next expiry, soonest first",
    "-expiry": "Next expiry, latest first"
  },
  together: {
    setState: "Change state",
    setLocation: "Set location",
    setGroup: "Set group",
    addTag: "Add tag",
    removeTag: "Remove tag",
    typeTag: "Type or choose a tag",
    labels: {
      setState: "State",
      setLocation: "Location",
      setGroup: "Group",
      addTag: "Tag",
      removeTag: "Tag"
    },
    tagNotValid: "A tag must not contain a comma or semicolon.",
    about: (vehicles: number) => `Applies to ${count(vehicles, "vehicle", "vehicles")}.`,
    changed: (vehicles: number) => `${count(vehicles, "vehicle was", "vehicles were")} changed.`,
    undone: (vehicles: number) => `Undone for ${count(vehicles, "vehicle", "vehicles")}.`,
    reasons: {
      not_found: (vehicles: number) =>
        count(vehicles, "skipped: no longer available.", "skipped: no longer available."),
      not_possible: (vehicles: number) =>
        count(vehicles, "skipped: not possible from its state.", "skipped: not possible from their states."),
      held: (vehicles: number) => count(vehicles, "skipped: in use or booked.", "skipped: in use or booked."),
      assigned: (vehicles: number) =>
        count(vehicles, "skipped: a driver has it.", "skipped: drivers have them."),
      too_many_tags: (vehicles: number) =>
        count(vehicles, "skipped: too many tags.", "skipped: too many tags."),
      taken: (vehicles: number) =>
        count(
          vehicles,
          "skipped: another vehicle has its VIN, unit number or plate.",
          "skipped: other vehicles have their VINs, unit numbers or plates."
        )
    }
  }
}
