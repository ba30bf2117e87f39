import type { Organization } from "#tenancy/contract"
import type { LucideIcon } from "lucide-react"
import type { ComponentType } from "react"
import type { MessagesOf, LocalizedText } from "../../i18n/catalogue.ts"
import type { TextRange } from "../../ui/matches.ts"
import type { actions } from "../messages/index.ts"

/** A dialog that an action opens over the current page, with its input. */
export type ActionDialog<P> = ComponentType<P & { readonly onClose: () => void }>

/** The context an action runs in: permissions, and what it can start. */
export interface ActionContext {
  readonly organizations: ReadonlyArray<Organization>
  /** The current organization; undefined for users without one. */
  readonly organization: Organization | undefined
  readonly go: (path: string) => void
  /** Loads a dialog and opens it. */
  readonly show: <P extends object>(load: () => Promise<ActionDialog<P>>, given: P) => void
  /** Opens a dialog of the header, which has the ID of the action that opens it. */
  readonly openPanel: (id: Action["id"]) => void
  readonly toggleSidebar: () => void
  readonly isOffline: boolean
  /** Says that something needs a connection. */
  readonly refuseOffline: () => void
}

/** One of the app's own groups, or the heading of a group of the context. */
export type ActionGroup = Exclude<keyof MessagesOf<typeof actions>["groups"], "recent"> | LocalizedText

/** Something the user can do: the same in the palette, by its shortcut, in menus and on buttons. */
export interface Action {
  /** Identifies it permanently, for example among the recent actions. */
  readonly id: string
  readonly group: ActionGroup
  readonly title: LocalizedText
  /** Shorter, for a button whose context says the rest. */
  readonly label?: LocalizedText
  /** Other words people search for. */
  readonly keywords?: LocalizedText
  /** A second line in the palette. */
  readonly about?: string
  /** What is highlighted there: why a search found it. */
  readonly aboutRanges?: ReadonlyArray<TextRange>
  readonly icon: LucideIcon
  /** As tinykeys writes it: `c`, `g d`, `$mod+k`. */
  readonly shortcut?: string
  /** Whether it is the selected one of its group. */
  readonly isOn?: () => boolean
  /** Whether it is of no use without a connection: then it is disabled offline, and says why. */
  readonly needsConnection: boolean
  /** Whether it is available here; always by default. */
  readonly visible?: (context: ActionContext) => boolean
  readonly run: (context: ActionContext) => unknown
}

/** An action that navigates to a page: links show its address. */
export interface GoAction extends Action {
  readonly to: string
}

/** Whether it is available here and now. */
export const isVisible = ({ visible }: Action, context: ActionContext) => visible?.(context) ?? true

/** Whether the user has a permission in the current organization. */
export const may =
  (permission: Organization["can"][number]) =>
  ({ organization }: ActionContext) =>
    organization?.can.includes(permission) ?? false

/** Whether it has to wait for a connection. */
export const isBlocked = ({ needsConnection }: Action, { isOffline }: ActionContext) =>
  needsConnection && isOffline

/** Runs an action, or says why it cannot run. */
export const runAction = (action: Action, context: ActionContext): void => {
  if (isBlocked(action, context)) context.refuseOffline()
  else void action.run(context)
}
