import { catalogue } from "../catalogue.ts"
import { pluralOf } from "../catalogue.ts"

const plural = pluralOf("en")

/** App shell, navigation, public pages. Texts of the product specification stand here word for word. */
export const shell = catalogue("shell", {
  home: "Home",
  page: "Page",
  breadcrumb: "Breadcrumb",
  mainNavigation: "Main navigation",
  toggleSidebar: "Toggle sidebar",
  openMenu: "Open menu",
  groups: { operations: "Operations", management: "Management" },
  navigation: {
    dashboard: "Operations Center",
    vehicleMap: "Vehicle Map",
    services: "Services",
    inspections: "Inspections",
    devices: "Devices",
    reports: "Reports",
    customers: "Customers",
    billing: "Billing",
    organization: "Organization"
  },
  breadcrumbs: { deviceIssues: "Device Issues", account: "Account" },
  pages: {
    dashboard: { title: "Operations Center", subtitle: "Fleet, Rental & Dealership operations" },
    vehicleMap: { title: "Vehicle Map", subtitle: "Real-time vehicle locations" },
    services: { title: "Services", subtitle: "Maintenance scheduling" },
    inspections: { title: "Inspections", subtitle: "Digital checklists" },
    devices: { title: "Devices", subtitle: "DIMO devices" },
    reports: { title: "Reports", subtitle: "Analytics & exports" },
    customers: { title: "Customers", subtitle: "People & companies" },
    billing: { title: "Billing", subtitle: "Subscription management" },
    organization: { title: "Organization", subtitle: "Team & settings" },
    account: { title: "Account", subtitle: "Profile, security & sessions" }
  },
  planned: {
    title: "Nothing here yet",
    dashboard: "Your vehicles, bookings and tasks will appear here. Available now:",
    vehicleMap: "The map will show where your vehicles are.",
    services: "Maintenance schedules will appear here.",
    inspections: "Digital checklists will appear here.",
    reports: "Reports and exports will appear here.",
    billing: "Plans and payments will appear here. Nothing is charged."
  },
  atHand: {
    label: "Available now",
    messages: "Team messages",
    about: {
      messages: "Between members",
      devices: "Vehicles shared through DIMO",
      customers: "People and companies",
      organization: "Members, roles, invitations"
    }
  },
  trial: {
    title: "Free trial",
    daysLeft: (days: number) => plural(days, { one: "1 day left", other: `${days} days left` }),
    ended: "Your free trial has ended",
    endsOn: (date: string) => `Ends on ${date}`,
    progress: (used: number, of: number) => `Day ${used} of ${of}`
  },
  user: {
    menu: "Account menu",
    presence: "Online • Fleet Manager",
    settings: "Settings",
    account: "Account",
    signOut: "Sign Out"
  },
  roles: {
    owner: "Owner",
    admin: "Admin",
    manager: "Manager",
    technician: "Technician",
    agent: "Agent",
    sales: "Sales",
    driver: "Driver",
    viewer: "Viewer"
  },
  unread: (count: number) => `${count > 99 ? "99+" : count} unread`,
  invitations: (count: number) =>
    plural(count, { one: "1 invitation", other: `${count > 99 ? "99+" : count} invitations` }),
  install: {
    title: (product: string) => `Install ${product}`,
    sentence: "Opens from your home screen and shows what you last viewed when you're offline.",
    share: "Share",
    addToHomeScreen: "Add to Home Screen",
    install: "Install",
    notNow: "Not now",
    installed: "App installed successfully!"
  },
  update: { ready: "A new version is available", reload: "Reload" },
  notFound: { code: "404", title: "Oops! Page not found", home: "Return to Home" }
})
