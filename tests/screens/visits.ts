import { addressOf, PAGES } from "../../apps/web/landing/addresses.ts"
import { DESIGN } from "./design.ts"
import type { Screen } from "./Screen.ts"
import { isPhone, type View, VIEWS } from "./views.ts"

/** The views that one load of a page serves; never empty. */
export type Visit = readonly [View, ...ReadonlyArray<View>]

const isShownIn =
  ({ only }: Screen) =>
  (view: View) =>
    only === undefined || (only === "phone") === isPhone(view)

/** Rendered at build time in each language. */
const documents = PAGES.map((page) => addressOf(page, "en"))

/** The page loads needed for all views of a screen. */
export const visitsOf = (screen: Screen): ReadonlyArray<Visit> => {
  const isFixed = screen.openedInEachLanguage === true || documents.includes(screen.path)
  const loadOf = (view: View): string =>
    `${isFixed ? view.locale : ""} ${screen.openedAtWidth ? view.width : ""}`
  return [...Map.groupBy(VIEWS.filter(isShownIn(screen)), loadOf).values()].flatMap(
    ([first, ...rest]): ReadonlyArray<Visit> => (first === undefined ? [] : [[first, ...rest]])
  )
}

/** The views in which a screen is compared with its picture. */
export const picturedViewsOf = (screen: Screen): ReadonlyArray<View> => {
  const views = VIEWS.filter(isShownIn(screen)).filter(({ pictures }) => pictures)
  return DESIGN.has(screen.name)
    ? views
    : views.filter(({ colorScheme }) => colorScheme === "light").slice(0, 1)
}
