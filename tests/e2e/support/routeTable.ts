/** A page in the shell, and its names. */
export interface Framed {
  readonly path: string
  readonly heading: string
  readonly subtitle: string
  /** Undefined where the page has no breadcrumb. */
  readonly breadcrumb: string | undefined
  /** The active item of the sidebar, if any. */
  readonly active: string | undefined
}

/** The pages for signed-in users: those of the specification in its order, then ours. */
export const FRAMED: ReadonlyArray<Framed> = [
  {
    path: "/dashboard",
    heading: "Operations Center",
    subtitle: "Fleet, Rental & Dealership operations",
    breadcrumb: "Operations Center",
    active: "Operations Center"
  },
  {
    path: "/vehicle-map",
    heading: "Vehicle Map",
    subtitle: "Real-time vehicle locations",
    breadcrumb: undefined,
    active: "Vehicle Map"
  },
  {
    path: "/services",
    heading: "Services",
    subtitle: "Maintenance scheduling",
    breadcrumb: "Services",
    active: "Services"
  },
  {
    path: "/inspections",
    heading: "Inspections",
    subtitle: "Digital checklists",
    breadcrumb: "Inspections",
    active: "Inspections"
  },
  {
    path: "/device-issues",
    heading: "Devices",
    subtitle: "DIMO devices",
    breadcrumb: "Device Issues",
    active: "Devices"
  },
  {
    path: "/reports",
    heading: "Reports",
    subtitle: "Analytics & exports",
    breadcrumb: "Reports",
    active: "Reports"
  },
  {
    path: "/billing",
    heading: "Billing",
    subtitle: "Subscription management",
    breadcrumb: "Billing",
    active: "Billing"
  },
  {
    path: "/organization",
    heading: "Organization",
    subtitle: "Team & settings",
    breadcrumb: "Organization",
    active: "Organization"
  },
  {
    path: "/messages",
    heading: "Operations Center",
    subtitle: "Fleet, Rental & Dealership operations",
    breadcrumb: "Messages",
    active: undefined
  },
  {
    path: "/customers",
    heading: "Customers",
    subtitle: "People & companies",
    breadcrumb: "Customers",
    active: "Customers"
  },
  {
    path: "/account",
    heading: "Account",
    subtitle: "Profile, security & sessions",
    breadcrumb: "Account",
    active: undefined
  }
]
