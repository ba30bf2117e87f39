import { redirectDocument, type RouteObject } from "react-router"
import { CONTEXT_ROUTES } from "../contexts/routes.ts"
import { withMessages } from "../i18n/locale.ts"
import { Loading } from "../ui/Loading.tsx"
import type { Route } from "./context.ts"
import { SHELL_MESSAGES } from "./shellMessages.ts"
import { shell } from "./messages/index.ts"
import { Protected } from "./Protected.tsx"
import { Root } from "./Root.tsx"
import { PageError, RouteError } from "./RouteError.tsx"

/** A part of the shell, which is one file. */
const shellPart = (part: "Data" | "Shell") => async () => ({
  Component: (await import("./shellChunk.ts"))[part]
})

const ROUTES = CONTEXT_ROUTES.flatMap(({ routes }) => routes)

/** The pages of the contexts that are rendered in the same place. */
const pagesWithin = (place: Route["within"]): Array<RouteObject> =>
  ROUTES.filter(({ within }) => within === place).map(({ path, load, messages }) => ({
    path,
    lazy: withMessages(load, ...messages)
  }))

/**
 * A page that cannot be fetched, offline or after a deployment, shows its error in place. The router would
 * treat it as still loading and render nothing.
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
      // A separate document, without this app: see landing/.
      { path: "/", loader: () => redirectDocument("/") },
      ...pagesWithin("document"),
      {
        lazy: shellPart("Data"),
        children: [
          ...pagesWithin("data"),
          {
            Component: Protected,
            children: [
              {
                lazy: withMessages(shellPart("Shell"), ...SHELL_MESSAGES),
                children: pagesWithin("shell").map((route) => ({ ...route, ErrorBoundary: PageError }))
              }
            ]
          }
        ]
      },
      { path: "*", lazy: withMessages(() => import("./pages/NotFoundPage.tsx"), shell) }
    ]
  }
]

/** The whole route table. Every page is a separate chunk. */
export const routes: Array<RouteObject> = table.map(failingInPlace)
