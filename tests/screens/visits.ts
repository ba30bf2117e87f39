import { DESIGN } from "./design.ts"
import type { Screen } from "./Screen.ts"
import { isPhone, type View, type Visit, VISITS } from "./views.ts"

const isShownIn =
  ({ only }: Screen) =>
  (view: View) =>
    only === undefined || (only === "phone") === isPhone(view)

/** The page loads needed for all views of a screen. */
export const visitsOf = (screen: Screen): ReadonlyArray<Visit> =>
  VISITS.flatMap(({ locale, views }) => {
    const shown = views.filter(isShownIn(screen))
    const loads = screen.openedAtWidth
      ? [shown.filter((view) => !isPhone(view)), shown.filter(isPhone)]
      : [shown]
    return loads.filter((views) => views.length > 0).map((views) => ({ locale, views }))
  })

/** The views in which a screen is compared with its picture. */
export const picturedViewsOf = (screen: Screen): ReadonlyArray<View> => {
  const views = VISITS.flatMap(({ views }) => views)
    .filter(isShownIn(screen))
    .filter(({ pictures }) => pictures)
  return DESIGN.has(screen.name)
    ? views
    : views.filter(({ colorScheme }) => colorScheme === "light").slice(0, 1)
}
