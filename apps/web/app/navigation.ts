import {
  Building2,
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  LayoutGrid,
  type LucideIcon,
  Map,
  RadioTower,
  Users,
  Wrench
} from "lucide-react"
import type { shell } from "../i18n/en/shell.ts"

type Shell = (typeof shell)["english"]

export interface NavigationItem {
  readonly path: string
  readonly label: keyof Shell["navigation"]
  readonly icon: LucideIcon
}

export interface NavigationGroup {
  readonly label: keyof Shell["groups"]
  readonly items: ReadonlyArray<NavigationItem>
}

/** The sidebar, in its order. */
export const NAVIGATION: ReadonlyArray<NavigationGroup> = [
  {
    label: "operations",
    items: [
      { path: "/dashboard", label: "dashboard", icon: LayoutGrid },
      { path: "/vehicle-map", label: "vehicleMap", icon: Map },
      { path: "/services", label: "services", icon: Wrench },
      { path: "/inspections", label: "inspections", icon: ClipboardCheck },
      { path: "/device-issues", label: "devices", icon: RadioTower },
      { path: "/reports", label: "reports", icon: ChartColumn }
    ]
  },
  {
    label: "management",
    items: [
      { path: "/customers", label: "customers", icon: Users },
      { path: "/billing", label: "billing", icon: CreditCard },
      { path: "/organization", label: "organization", icon: Building2 }
    ]
  }
]

/** The Operations Center is active on its own address only, everything else on all that lies below it too. */
export const isActive = (path: string, pathname: string) =>
  path === "/dashboard" ? pathname === path : pathname.startsWith(path)

const TITLES: Readonly<Record<string, (messages: Shell) => string>> = {
  "/dashboard": ({ navigation }) => navigation.dashboard,
  "/services": ({ navigation }) => navigation.services,
  "/inspections": ({ navigation }) => navigation.inspections,
  "/device-issues": ({ breadcrumbs }) => breadcrumbs.deviceIssues,
  "/reports": ({ navigation }) => navigation.reports,
  "/customers": ({ navigation }) => navigation.customers,
  "/billing": ({ navigation }) => navigation.billing,
  "/organization": ({ navigation }) => navigation.organization,
  "/account": ({ breadcrumbs }) => breadcrumbs.account
}

/** The breadcrumb's page title; undefined where there is no breadcrumb: on the landing page and the map. */
export const breadcrumbTitle = (pathname: string, messages: Shell): string | undefined => {
  if (pathname === "/" || pathname === "/vehicle-map") return undefined
  const title = TITLES[`/${pathname.split("/")[1]}`]
  return title ? title(messages) : messages.page
}
