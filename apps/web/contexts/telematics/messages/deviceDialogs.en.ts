/** Adding devices, and everything about one. */
export const messages = {
  fields: {
    name: "Name",
    vehicle: "Vehicle",
    imei: "IMEI",
    iccid: "SIM number (ICCID)",
    model: "Model",
    source: "Type",
    state: "State",
    seen: "Last heard",
    fixed: "Last position",
    battery: "Device battery",
    power: "Power from the vehicle",
    voltage: "Vehicle battery",
    signal: "Signal",
    clock: "Clock",
    external: "ID at the service",
    accessLost: "Not shared since",
    added: "Added"
  },
  powered: { yes: "Yes", no: "No" },
  clockAhead: (time: string) => `${time} ahead`,
  clockRight: "Correct",
  never: "Never",
  noVehicle: "No vehicle",
  since: (vehicle: string, when: string) => `${vehicle}, since ${when}`,
  vehiclePlaceholder: "Search by unit number, plate or VIN",
  searching: "Searching...",
  vehicleNotFound: "No vehicle found",
  taken: "Already has a device",
  imeiHint: "15 digits, printed on the device.",
  iccidHint: "19 or 20 digits, printed on the SIM card.",
  valid: "Check digit is correct",
  imeiInvalid: "This is not an IMEI. Check for a typo.",
  iccidInvalid: "This is not a SIM number. Check for a typo.",
  chooseVehicle: "Choose a vehicle from the list, or leave the field empty.",
  add: {
    title: "Add device",
    about: "What should report where your vehicles are?",
    kinds: {
      phone: { title: "Phone", about: "With the free app Traccar Client" },
      tracker: { title: "Tracker", about: "Any that reports in the OsmAnd format" },
      server: { title: "Traccar server", about: "Forwards the positions of many trackers" }
    },
    kindLabel: "Type",
    names: {
      phone: "Such as “Ana’s phone”",
      tracker: "Such as the number on its label",
      server: "Such as “Depot server”"
    },
    submit: "Add device",
    submitServer: "Add server",
    busy: "Adding...",
    added: (name: string) => `${name} added`
  },
  access: {
    title: (name: string) => `Set up ${name}`,
    once: "Copy these values now. The key is shown only once.",
    onceServer: "Copy these lines now. They contain a secret that is shown only once.",
    address: "Server address",
    key: "Device identifier",
    qrTitle: "QR code for Traccar Client",
    qrSteps: {
      install: "Install Traccar Client on the phone.",
      scan: "In its settings, press the QR code button and scan this code.",
      track: "Switch on continuous tracking, and allow the location always."
    },
    byHand: "Or enter these values in its settings:",
    trackerSteps: "Enter these values in the configuration of the tracker:",
    serverSteps: "Add these lines to traccar.xml on your server, and restart it:",
    forwardUrl: "Forwarding address",
    lines: "Lines for traccar.xml",
    waiting: "As soon as it has reported, it appears as active.",
    serverWaiting: "Its devices appear in the list when they first report.",
    done: "Done"
  },
  edit: {
    title: "Edit device",
    submit: "Save changes",
    busy: "Saving...",
    saved: (name: string) => `${name} saved`
  },
  details: {
    label: "Device",
    issues: "Open issues",
    history: "Vehicles",
    noHistory: "It has not been in a vehicle yet.",
    period: (from: string, until: string) => `${from} – ${until}`,
    now: "now",
    edit: "Edit",
    link: "Link to vehicle",
    addToFleet: "Add to fleet",
    unlink: "Unlink",
    replaceKey: "Replace key",
    archive: "Archive",
    restore: "Restore",
    linked: (device: string, vehicle: string) => `${device} is in ${vehicle} now`,
    unlinked: (name: string) => `${name} unlinked`,
    archived: (name: string) => `${name} archived`,
    restored: (name: string) => `${name} restored`
  },
  link: {
    title: (name: string) => `Link ${name}`,
    about: "From now on, its positions are those of the vehicle.",
    submit: "Link device",
    busy: "Linking...",
    noVehicle: "Choose a vehicle from the list."
  },
  replace: {
    title: "Replace the key?",
    sentence: (name: string) =>
      `The old key stops working immediately: ${name} reports nothing until it has the new one.`,
    confirm: "Replace key"
  }
}
