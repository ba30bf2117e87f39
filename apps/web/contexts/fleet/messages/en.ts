import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")
const grouped = new Intl.NumberFormat("en")
const count = (vehicles: number, one: string, other: string) =>
  plural(vehicles, { one: `1 ${one}`, other: `${grouped.format(vehicles)} ${other}` })

export const messages = {
  list: "Vehicles",
  none: "–",
  search: "Search vehicles",
  fields: {
    name: "Vehicle",
    unit_number: "Unit number",
    vin: "VIN",
    vin_note: "Note about the VIN",
    plate: "Plate",
    plate_region: "Region of the plate",
    make: "Make",
    model: "Model",
    make_and_model: "Make and model",
    model_year: "Year",
    kind: "Kind",
    trim: "Trim",
    body_class: "Body",
    fuel_type: "Fuel",
    drive: "Drive",
    transmission: "Transmission",
    seats: "Seats",
    doors: "Doors",
    exterior_color: "Exterior color",
    interior_color: "Interior color",
    gvwr_g: "Gross weight",
    tank_ml: "Tank",
    battery_wh: "Battery",
    acriss: "ACRISS code",
    location: "Location",
    group: "Group",
    uses: "Used for",
    ownership: "Ownership",
    in_service_on: "In service since",
    out_of_service_on: "Out of service on",
    purchase: "Purchase price",
    residual: "Residual value",
    availability: "Availability",
    due: "Due back",
    driver: "Driver",
    readings: "Readings",
    documents: "Documents",
    next_expiry: "Next expiry",
    tag: "Tag",
    tags: "Tags",
    notes: "Notes",
    odometer: "Odometer",
    lifecycle: "State",
    safety: "Safety",
    added: "Added",
    updated: "Last changed",
    custom: "Custom fields"
  },
  kinds: {
    car: "Car",
    van: "Van",
    truck: "Truck",
    trailer: "Trailer",
    motorcycle: "Motorcycle",
    equipment: "Equipment"
  },
  fuels: {
    petrol: "Gasoline",
    diesel: "Diesel",
    bev: "Electric",
    phev: "Plug-in hybrid",
    hev: "Hybrid",
    lpg: "LPG",
    cng: "CNG",
    h2: "Hydrogen",
    flex: "Flex fuel",
    other: "Other"
  },
  drives: { fwd: "Front-wheel", rwd: "Rear-wheel", awd: "All-wheel", "4wd": "Four-wheel" },
  transmissions: { manual: "Manual", automatic: "Automatic" },
  ownerships: {
    owned: "Owned",
    financed: "Financed",
    leased: "Leased",
    consigned: "Consigned",
    managed: "Managed"
  },
  uses: { fleet: "Fleet", rental: "Rental", loaner: "Loaner", dealer_stock: "Dealer stock" },
  lifecycles: {
    ordered: "Ordered",
    received: "Received",
    preparing: "In preparation",
    in_service: "In service",
    standby: "Standby",
    for_sale: "For sale",
    sold: "Sold",
    written_off: "Written off",
    archived: "Archived"
  },
  safeties: { ok: "Cleared to drive", restricted: "Restricted", grounded: "Grounded" },
  availabilities: { available: "Available", out: "Out", blocked: "Blocked", overdue: "Overdue" },
  holdKinds: {
    rental: "Rental",
    loaner: "Loaner",
    test_drive: "Test drive",
    internal_use: "Internal use",
    maintenance: "Maintenance",
    inspection_grounding: "Grounded",
    transfer: "Transfer",
    hard_hold: "Hold",
    sale_pending: "Sale pending"
  },
  sections: {
    identity: "Vehicle",
    specification: "Specification",
    place: "Location and use",
    ownership: "Ownership"
  },
  empty: {
    title: "No vehicles yet",
    sentence: "Add a vehicle by VIN, plate or unit number, or import your list.",
    readOnly: "Vehicles that managers add appear here."
  },
  notFound: {
    title: "No vehicles found",
    sentence: (search: string) => `No vehicle matches “${search}”.`
  },
  noMatches: "No vehicle matches these filters.",
  count: (vehicles: number) => count(vehicles, "vehicle", "vehicles"),
  forbidden: { title: "You don't have access to vehicles" },
  form: {
    addTitle: "Add vehicle",
    editTitle: "Edit vehicle",
    about: "A VIN, a plate or a unit number is enough. The rest can wait.",
    more: "More fields",
    fewer: "Fewer fields",
    choose: "Choose",
    scanVin: "Scan VIN",
    noLocation: "No location",
    noGroup: "No group",
    tagsHint: "Enter or a comma adds a tag.",
    removeTag: (tag: string) => `Remove ${tag}`,
    regionHint: "Country or state, such as DE or US-CA.",
    notANumber: (label: string) => `${label} must be a number.`,
    nameNeeded: "Enter a VIN, a plate or a unit number.",
    submitAdd: "Add vehicle",
    adding: "Adding...",
    submitEdit: "Save changes",
    saving: "Saving...",
    added: (name: string) => `${name} was added.`,
    saved: (name: string) => `${name} was saved.`,
    conflict: {
      title: "Someone else changed this vehicle",
      sentence: "Your entries are still here. Saving now replaces what they entered in the same fields.",
      theirs: (label: string, value: string) => `${label}: now ${value}`,
      saveAnyway: "Save my changes"
    }
  },
  record: {
    label: "Vehicle",
    tabs: "About this vehicle",
    overview: "Overview",
    history: "History",
    edit: "Edit",
    more: "More actions",
    back: "All vehicles",
    since: (when: string) => `since ${when}`,
    holdPeriod: (from: string, until: string | null) =>
      until === null ? `From ${from}, until further notice` : `${from} to ${until}`,
    platesTitle: "Plates",
    plateUntil: (from: string, until: string) => `${from} to ${until}`,
    plateSince: (from: string) => `since ${from}`,
    noHistory: "Nothing has happened to this vehicle yet.",
    earlier: "Show earlier entries",
    system: "Motorpool",
    someone: "A former member"
  },
  changeState: {
    to: {
      ordered: "Mark as ordered",
      received: "Mark as received",
      preparing: "Start preparation",
      in_service: "Put into service",
      standby: "Put on standby",
      for_sale: "Put up for sale",
      sold: "Mark as sold",
      written_off: "Write off",
      archived: "Archive"
    },
    restore: "Restore",
    done: (name: string, state: string) => `${name}: ${state}.`,
    undo: "Undo"
  }
}
