import { MessageId } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { Option, Schema } from "effect"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router"
import { usePanel } from "../../app/actions/useActionContext.ts"
import { chooseOrganization, useOrganizations } from "../tenancy/organizations.ts"

const PATH = "/messages"
const readId = Schema.decodeUnknownOption(MessageId)

/** What the dialog begins with. */
export interface Asked {
  /** Another one with each visit of an address. */
  readonly visit: string
  readonly tab: "team" | "customers"
  readonly threadId: MessageId | undefined
}

const NOTHING: Asked = { visit: "", tab: "team", threadId: undefined }

/** Makes an organization the current one, once per visit: whoever then switches to another one means it. */
const useArrival = (wanted: Organization["id"] | undefined, visit: string) => {
  const visited = useRef("")
  useEffect(() => {
    if (!wanted || visited.current === visit) return
    visited.current = visit
    chooseOrganization(wanted)
  }, [wanted, visit])
}

/**
 * What the address asks for, once its organization is the current one: a conversation,
 * `/messages?thread=...&organization=...`, or the emails to customers, `/messages?tab=customer-emails&organization=...`;
 * or just to be open, `/messages?open`, where the installed app's shortcut leads.
 */
const useAsked = (): Asked | undefined => {
  const { pathname, search, key } = useLocation()
  const { organizations, current } = useOrganizations()
  const params = new URLSearchParams(pathname === PATH ? search : "")
  const thread = readId(params.get("thread"))
  const wanted = organizations.find(({ id }) => id === params.get("organization"))?.id
  useArrival(wanted, key)
  const forCustomers = params.get("tab") === "customer-emails"
  if (thread._tag === "None" && !forCustomers && !params.has("open")) return undefined
  const ready = wanted === undefined || wanted === current?.id
  const threadId = ready ? Option.getOrUndefined(thread) : undefined
  return { visit: key, tab: forCustomers ? "customers" : "team", threadId }
}

/** Whether the dialog is open, and on what: by hand, or because the address asks for it. */
export const useMessagesDialog = () => {
  const [isOpen, setOpen] = usePanel("messages")
  const asked = useAsked()
  const navigate = useNavigate()
  return {
    open: isOpen || asked !== undefined,
    asked: asked ?? NOTHING,
    onOpenChange: (open: boolean) => {
      setOpen(open)
      if (!open && asked) void navigate(PATH, { replace: true, preventScrollReset: true })
    }
  }
}
