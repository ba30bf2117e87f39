import {
  Building2,
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  LayoutGrid,
  type LucideIcon,
  Map,
  RadioTower,
  Settings,
  Users,
  Wrench
} from "lucide-react"
import type { shell } from "../i18n/en/shell.ts"
import type { GoAction } from "./actions/Action.ts"
import { goTo } from "./actions/goTo.ts"

type Shell = (typeof shell)["english"]

export interface NavigationGroup {
  readonly label: keyof Shell["groups"]
  readonly items: ReadonlyArray<GoAction>
}

const page = (to: string, name: keyof Shell["navigation"], icon: LucideIcon, shortcut?: string) =>
  goTo({
    to,
    icon,
    title: ({ shell }) => shell.navigation[name],
    keywords: ({ actions }) => actions.keywords[name],
    ...(shortcut && { shortcut })
  })

/** Team and settings: the sidebar calls it Organization, header and user menu Settings. */
const organization: GoAction = {
  ...page("/organization", "organization", Building2, "g o"),
  label: ({ shell }) => shell.user.settings
}

/** The same page, as the header and the user menu show it. */
export const settings: GoAction = { ...organization, icon: Settings }

/** The sidebar, in its order. */
export const NAVIGATION: ReadonlyArray<NavigationGroup> = [
  {
    label: "operations",
    items: [
      page("/dashboard", "dashboard", LayoutGrid, "g d"),
      page("/vehicle-map", "vehicleMap", Map),
      page("/services", "services", Wrench),
      page("/inspections", "inspections", ClipboardCheck),
      page("/device-issues", "devices", RadioTower),
      page("/reports", "reports", ChartColumn)
    ]
  },
  {
    label: "management",
    items: [
      page("/customers", "customers", Users, "g c"),
      page("/billing", "billing", CreditCard),
      organization
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
