import type { Organization } from "#tenancy/contract"
import type { LucideIcon } from "lucide-react"
import type { ComponentType } from "react"
import type { MessagesOf, Say } from "../../i18n/catalogue.ts"
import type { actions } from "../messages/index.ts"

/** A dialog that an action opens over whatever page is shown, with what it has to know. */
export type ActionDialog<P> = ComponentType<P & { readonly onClose: () => void }>

/** What opens from the header. */
export type PanelName = "messages" | "notifications"

/** Where an action runs: who may do what, and what it can set in motion. */
export interface ActionContext {
  readonly organizations: ReadonlyArray<Organization>
  /** The current one; undefined for somebody without. */
  readonly organization: Organization | undefined
  readonly go: (path: string) => void
  /** Loads a dialog and opens it. */
  readonly show: <P extends object>(load: () => Promise<ActionDialog<P>>, given: P) => void
  readonly openPanel: (name: PanelName) => void
  readonly toggleSidebar: () => void
}

type ActionGroup = Exclude<keyof MessagesOf<typeof actions>["groups"], "recent">

/** One thing that can be done: the same in the palette, by its shortcut, in menus and on buttons. */
export interface Action {
  /** Names it for good, for example among the recent ones. */
  readonly id: string
  readonly group: ActionGroup
  readonly title: Say
  /** Shorter, for a button whose place says the rest. */
  readonly label?: Say
  /** What else people type when they look for it. */
  readonly keywords?: Say
  /** A second line in the palette. */
  readonly about?: string
  readonly icon: LucideIcon
  /** As tinykeys writes it: `c`, `g d`, `$mod+k`. */
  readonly shortcut?: string
  /** Whether it is the one of its group that is on now. */
  readonly isOn?: () => boolean
  /** Whether it can be done here; always unless told. */
  readonly visible?: (context: ActionContext) => boolean
  readonly run: (context: ActionContext) => unknown
}

/** An action that leads to a page: links show its address. */
export interface GoAction extends Action {
  readonly to: string
}

/** Whether it can be done here and now. */
export const isVisible = ({ visible }: Action, context: ActionContext) => visible?.(context) ?? true

/** Whether the current organization lets one do something. */
export const may =
  (permission: Organization["can"][number]) =>
  ({ organization }: ActionContext) =>
    organization?.can.includes(permission) ?? false
