import { redirectDocument, type RouteObject } from "react-router"
import { Loading } from "../ui/Loading.tsx"
import { Protected } from "./Protected.tsx"
import { Root } from "./Root.tsx"
import { PageError, RouteError } from "./RouteError.tsx"

type Frame = typeof import("./frame.ts")
type Planned = Parameters<Frame["plannedPage"]>[0]

/** A part of the frame, which is one file. */
const frame = (part: "Data" | "DashboardPage" | "Shell") => async () => ({
  Component: (await import("./frame.ts"))[part]
})

const planned = (page: Planned) => async () => ({
  Component: (await import("./frame.ts")).plannedPage(page)
})

/** The pages inside the frame. */
const framed: ReadonlyArray<RouteObject> = [
  { path: "/dashboard", lazy: frame("DashboardPage") },
  { path: "/vehicle-map", lazy: planned("vehicleMap") },
  { path: "/services", lazy: planned("services") },
  { path: "/inspections", lazy: planned("inspections") },
  { path: "/device-issues", lazy: () => import("../contexts/telematics/DevicesPage.tsx") },
  { path: "/reports", lazy: planned("reports") },
  { path: "/customers", lazy: () => import("../contexts/customers/CustomersPage.tsx") },
  { path: "/billing", lazy: () => import("./pages/BillingPage.tsx") },
  { path: "/organization", lazy: () => import("../contexts/tenancy/OrganizationPage.tsx") },
  // The specification shows the Operations Center here; messages open from the header.
  { path: "/messages", lazy: frame("DashboardPage") },
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
      {
        lazy: frame("Data"),
        children: [
          { path: "/verify-email", lazy: () => import("../contexts/identity/VerifyEmailPage.tsx") },
          { path: "/invitation", lazy: () => import("../contexts/tenancy/InvitationPage.tsx") },
          {
            path: "/auth/dimo/callback",
            lazy: () => import("../contexts/telematics/callback/CallbackPage.tsx")
          },
          {
            Component: Protected,
            children: [
              {
                lazy: frame("Shell"),
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
