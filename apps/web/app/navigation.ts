import { CONTEXTS } from "../contexts/manifests.ts"
import type { MessagesOf, LocalizedText } from "../i18n/catalogue.ts"
import type { GoAction } from "./actions/Action.ts"
import { goTo } from "./actions/goTo.ts"
import type { Page } from "./context.ts"
import { shell } from "./messages/index.ts"

type InNavigation = Page & Required<Pick<Page, "navigation">>
type Group = keyof MessagesOf<typeof shell>["groups"]

export interface NavigationGroup {
  readonly label: Group
  readonly items: ReadonlyArray<GoAction>
}

const GROUPS: ReadonlyArray<Group> = ["operations", "management"]

/** The pages in the shell. */
export const PAGES: ReadonlyArray<Page> = CONTEXTS.flatMap(({ pages = [] }) => pages)

const isInNavigation = (page: Page): page is InNavigation => page.navigation !== undefined

/** The pages of the sidebar, in its order. */
export const NAVIGATION_PAGES: ReadonlyArray<InNavigation> = GROUPS.flatMap((group) =>
  PAGES.filter(isInNavigation)
    .filter(({ navigation }) => navigation.group === group)
    .toSorted((a, b) => a.navigation.order - b.navigation.order)
)

const itemOf = ({ path, title, navigation: { icon, keywords, shortcut } }: InNavigation) =>
  goTo({ to: path, title, icon, keywords, ...(shortcut && { shortcut }) })

/** The sidebar. */
export const NAVIGATION: ReadonlyArray<NavigationGroup> = GROUPS.map((label) => ({
  label,
  items: NAVIGATION_PAGES.filter(({ navigation }) => navigation.group === label).map(itemOf)
}))

/** The Operations Center is active only on its own address, every other page also on the addresses below it. */
export const isActive = (path: string, pathname: string) =>
  path === "/dashboard" ? pathname === path : pathname.startsWith(path)

const elsewhere = shell.text((m) => m.page)

/** The page title for the breadcrumb; undefined where there is none, such as on the map. */
export const breadcrumbOf = (pathname: string): LocalizedText | undefined => {
  if (pathname === "/") return undefined
  const page = PAGES.find(({ path }) => path === `/${pathname.split("/")[1]}`)
  if (!page) return elsewhere
  return (page.breadcrumb === undefined ? page.title : page.breadcrumb) ?? undefined
}
