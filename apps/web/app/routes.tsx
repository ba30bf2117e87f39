import { redirectDocument, type RouteObject } from "react-router"
import { Loading } from "../ui/Loading.tsx"
import { Protected } from "./Protected.tsx"
import { Root } from "./Root.tsx"
import { PageError, RouteError } from "./RouteError.tsx"

type Planned = Parameters<(typeof import("./pages/PlannedPage.tsx"))["plannedPage"]>[0]

const planned = (page: Planned) => async () => ({
  Component: (await import("./pages/PlannedPage.tsx")).plannedPage(page)
})

/** The pages inside the frame. */
const framed: ReadonlyArray<RouteObject> = [
  { path: "/dashboard", lazy: () => import("./pages/DashboardPage.tsx") },
  { path: "/vehicle-map", lazy: planned("vehicleMap") },
  { path: "/services", lazy: planned("services") },
  { path: "/inspections", lazy: planned("inspections") },
  { path: "/device-issues", lazy: planned("devices") },
  { path: "/reports", lazy: planned("reports") },
  { path: "/customers", lazy: () => import("../contexts/customers/CustomersPage.tsx") },
  { path: "/billing", lazy: () => import("./pages/BillingPage.tsx") },
  { path: "/organization", lazy: () => import("../contexts/tenancy/OrganizationPage.tsx") },
  // The specification shows the Operations Center here; messages open from the header.
  { path: "/messages", lazy: () => import("./pages/DashboardPage.tsx") },
  { path: "/account", lazy: () => import("../contexts/identity/AccountPage.tsx") }
]

/**
 * A page that cannot be fetched, offline or after a deployment, fails in its place. The router would take
 * it for one still to come and show nothing.
 */
const failingInPlace = (route: RouteObject): RouteObject => {
  const { lazy, children } = route
  if (route.index) return route
  return {
    ...route,
    ...(children && { children: children.map(failingInPlace) }),
    ...(typeof lazy === "function" && {
      lazy: () =>
        lazy().catch((error: unknown) => ({
          Component: () => {
            throw error
          }
        }))
    })
  }
}

const table: ReadonlyArray<RouteObject> = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      // A document of its own, without this app: see landing/.
      { path: "/", loader: () => redirectDocument("/") },
      { path: "/auth", lazy: () => import("../contexts/identity/AuthPage.tsx") },
      { path: "/reset-password", lazy: () => import("../contexts/identity/ResetPasswordPage.tsx") },
      { path: "/auth/dimo/callback", lazy: () => import("./pages/CallbackPage.tsx") },
      {
        lazy: () => import("./Data.tsx"),
        children: [
          { path: "/verify-email", lazy: () => import("../contexts/identity/VerifyEmailPage.tsx") },
          { path: "/invitation", lazy: () => import("../contexts/tenancy/InvitationPage.tsx") },
          {
            Component: Protected,
            children: [
              {
                lazy: () => import("./shell/Shell.tsx"),
                children: framed.map((route) => ({ ...route, ErrorBoundary: PageError }))
              }
            ]
          }
        ]
      },
      { path: "*", lazy: () => import("./pages/NotFoundPage.tsx") }
    ]
  }
]

/** The whole route table. Every page is a chunk of its own. */
export const routes: Array<RouteObject> = table.map(failingInPlace)
