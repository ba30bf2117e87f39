import type { Organization } from "#tenancy/contract"
import type { LucideIcon } from "lucide-react"
import type { ComponentType } from "react"
import type { Loadable, LocalizedText } from "../i18n/catalogue.ts"
import type { Action, ActionContext } from "./actions/Action.ts"

type Permission = Organization["can"][number]

/** A page's address and code. */
export interface Route {
  readonly path: string
  /**
   * Where the page is rendered: directly in the document, inside the data providers, or in the shell, which
   * requires a session.
   */
  readonly within: "document" | "data" | "shell"
  readonly load: () => Promise<{ readonly Component: ComponentType }>
  /** The page's messages, fetched together with its code. */
  readonly messages: ReadonlyArray<Loadable>
}

/** What the app needs of a context from the start, before it knows whether anyone is signed in. */
export interface ContextRoutes {
  /** The context's contribution to the shell: see its manifest. Fetched with the shell. */
  readonly inShell: Loadable
  readonly routes: ReadonlyArray<Route>
}

/** An entry of the sidebar, also offered by the palette. */
interface NavigationEntry {
  readonly group: "operations" | "management"
  /** Its place in the group, from the top. */
  readonly order: number
  readonly icon: LucideIcon
  readonly keywords: LocalizedText
  readonly shortcut?: string
}

/** A page in the shell. */
export interface Page {
  readonly path: string
  readonly title: LocalizedText
  readonly subtitle: LocalizedText
  /** Its name in the breadcrumb; by default the title; null for a page without breadcrumb. */
  readonly breadcrumb?: LocalizedText | null
  /** How many lines of controls, such as a search or tabs, are above its content; for the skeleton. */
  readonly controls?: 1 | 2
  readonly navigation?: NavigationEntry
  /** Its description in the Operations Center, and who may see it; without this it has no link there. */
  readonly quickLink?: { readonly about: LocalizedText; readonly permission: Permission }
}

/** A link of the Operations Center to something other than a page. */
export interface ActionLink {
  readonly action: Action
  readonly title: LocalizedText
  readonly permission: Permission
  /** The second line. */
  readonly About: ComponentType
}

/** Everything the shell shows of one context. Separate from its routes, because visitors do not load it. */
export interface Manifest {
  readonly name: string
  readonly pages?: ReadonlyArray<Page>
  readonly actions?: ReadonlyArray<Action>
  /** Actions for what is loaded, such as one per organization. Only the palette lists them. */
  readonly choices?: (context: ActionContext) => ReadonlyArray<Action>
  readonly quickLinks?: ReadonlyArray<ActionLink>
}

export const defineContext = (manifest: Manifest): Manifest => manifest
