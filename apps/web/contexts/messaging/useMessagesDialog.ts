import { MessageId } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { Option, Schema } from "effect"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router"
import { usePanel } from "../../app/actions/useActionContext.ts"
import { chooseOrganization, useOrganizations } from "../tenancy/organizations.ts"
import { openMessages } from "./actions.ts"

const PATH = "/messages"
const readId = Schema.decodeUnknownOption(MessageId)

/** The initial state of the dialog. */
export interface DialogView {
  /** Different for each visit of an address. */
  readonly visit: string
  readonly tab: "team" | "customers"
  readonly threadId: MessageId | undefined
  /** Whether only conversations with unread messages are listed. */
  readonly isUnread: boolean
}

const NOTHING: DialogView = { visit: "", tab: "team", threadId: undefined, isUnread: false }

/** Selects an organization, once per visit, so that the user can still switch to another. */
const useArrival = (wanted: Organization["id"] | undefined, visit: string) => {
  const visited = useRef("")
  useEffect(() => {
    if (!wanted || visited.current === visit) return
    visited.current = visit
    chooseOrganization(wanted)
  }, [wanted, visit])
}

/**
 * The state requested by the address, once its organization is selected: a conversation,
 * `/messages?thread=...&organization=...`, or the emails to customers, `/messages?tab=customer-
 * emails&organization=...`; the unread messages, `/messages?unread`; or just open, `/messages?open`, used by the
 * installed app's shortcut.
 */
const useRequestedView = (): DialogView | undefined => {
  const { pathname, search, key } = useLocation()
  const { organizations, current } = useOrganizations()
  const params = new URLSearchParams(pathname === PATH ? search : "")
  const thread = readId(params.get("thread"))
  const wanted = organizations.find(({ id }) => id === params.get("organization"))?.id
  useArrival(wanted, key)
  const forCustomers = params.get("tab") === "customer-emails"
  const isUnread = params.has("unread")
  if (thread._tag === "None" && !forCustomers && !isUnread && !params.has("open")) return undefined
  const ready = wanted === undefined || wanted === current?.id
  const threadId = ready ? Option.getOrUndefined(thread) : undefined
  return { visit: key, tab: forCustomers ? "customers" : "team", threadId, isUnread }
}

/** Whether the dialog is open, and its initial state: opened by hand, or by the address. */
export const useMessagesDialog = () => {
  const [isOpen, setOpen] = usePanel(openMessages)
  const view = useRequestedView()
  const navigate = useNavigate()
  return {
    open: isOpen || view !== undefined,
    view: view ?? NOTHING,
    onOpenChange: (open: boolean) => {
      setOpen(open)
      if (!open && view) void navigate(PATH, { replace: true, preventScrollReset: true })
    }
  }
}
