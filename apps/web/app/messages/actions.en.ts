import { catalogue, pluralOf } from "../catalogue.ts"

const plural = pluralOf("en")

/** What can be done from the palette, by shortcut and on buttons, and what the palette says. Keywords are never shown. */
export const actions = catalogue("actions", {
  groups: {
    recent: "Recent",
    go: "Go to",
    create: "Actions",
    people: "People",
    customers: "Customers",
    organizations: "Switch organization",
    theme: "Theme",
    language: "Language",
    density: "Row height",
    page: "This page",
    account: "Account"
  },
  titles: {
    compose: "Compose message",
    composeEmail: "Compose customer email",
    messages: "Messages",
    notifications: "Notifications",
    invite: "Invite member",
    createOrganization: "Create organization",
    addCustomer: "Add customer",
    importCustomers: "Import customers",
    connectDimo: "Connect DIMO",
    disconnectDimo: "Disconnect DIMO",
    search: "Search",
    palette: "Search and commands",
    keyboard: "Keyboard shortcuts"
  },
  labels: { compose: "Compose", importCustomers: "Import" },
  keywords: {
    dashboard: "home start overview",
    vehicleMap: "location position tracking",
    services: "maintenance repair workshop",
    inspections: "checklist check",
    devices: "tracker telematics obd dimo",
    reports: "analytics statistics export",
    customers: "clients people companies",
    billing: "plan payment invoice subscription trial",
    organization: "settings team members invitations audit log",
    account: "profile password picture sessions security",
    compose: "write send new chat",
    messages: "inbox emails chat conversations",
    notifications: "alerts bell invitations",
    invite: "add person colleague team user",
    composeEmail: "write send mail client",
    createOrganization: "new company fleet",
    addCustomer: "new person company client",
    importCustomers: "csv file upload spreadsheet",
    connectDimo: "devices vehicles telematics tracker wallet link reconnect",
    disconnectDimo: "devices vehicles telematics tracker wallet unlink remove",
    organizations: "change tenant company",
    theme: "appearance colour color mode",
    language: "idioma translation",
    density: "spacing tight table list rows",
    keyboard: "keys help hotkeys",
    sidebar: "menu navigation collapse",
    signOut: "log out leave exit"
  },
  density: { label: "Rows", comfortable: "Comfortable", compact: "Compact" },
  palette: {
    field: "Search pages, actions, people, customers...",
    results: "Results",
    nothing: (typed: string) => `No results for “${typed}”.`,
    searching: "Searching...",
    failed: "Couldn't search people and customers.",
    found: (count: number) => plural(count, { one: "1 result", other: `${count} results` }),
    move: "to move",
    choose: "to choose",
    close: "to close"
  },
  keyboard: {
    sentence: "Single-key shortcuts work when you're not typing.",
    off: "Single-key shortcuts are off in this browser. You can turn them on under Account.",
    after: "then"
  },
  browser: {
    title: "This browser",
    about: "Appearance and shortcuts. Saved in this browser only.",
    keys: "Single-key shortcuts",
    keysAbout:
      "For example, G then D opens the Operations Center. Turn them off to avoid accidental key presses.",
    show: "Show all shortcuts"
  }
})
