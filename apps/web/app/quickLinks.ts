import type { LucideIcon } from "lucide-react"
import { CONTEXTS } from "../contexts/manifests.ts"
import type { LocalizedText } from "../i18n/catalogue.ts"
import type { ActionLink, Page } from "./context.ts"
import { NAVIGATION_PAGES } from "./navigation.ts"

/** A link of the Operations Center to a page. */
export interface PageLink {
  readonly path: string
  readonly icon: LucideIcon
  readonly title: LocalizedText
  readonly about: LocalizedText
  readonly permission: NonNullable<Page["quickLink"]>["permission"]
}

export const ACTION_LINKS: ReadonlyArray<ActionLink> = CONTEXTS.flatMap(({ quickLinks = [] }) => quickLinks)

/** In the order of the sidebar. */
export const PAGE_LINKS: ReadonlyArray<PageLink> = NAVIGATION_PAGES.flatMap(
  ({ path, title, navigation: { icon }, quickLink }) =>
    quickLink ? [{ path, icon, title, ...quickLink }] : []
)
