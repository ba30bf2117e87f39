import { MessageId } from "#messaging/contract"
import { Schema } from "effect"
import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { chooseOrganization, useOrganizations } from "../tenancy/organizations.ts"

const PATH = "/messages"
const readId = Schema.decodeUnknownOption(MessageId)

/** The conversation in the address, `/messages?thread=...&organization=...`, once its organization is the current one. */
const useAsked = () => {
  const { pathname, search, key } = useLocation()
  const { organizations, current } = useOrganizations()
  const params = new URLSearchParams(pathname === PATH ? search : "")
  const thread = readId(params.get("thread"))
  const wanted = organizations.find(({ id }) => id === params.get("organization"))?.id
  const visited = useRef("")
  useEffect(() => {
    // Once per visit: whoever then switches to another organization means it.
    if (!wanted || visited.current === key) return
    visited.current = key
    chooseOrganization(wanted)
  }, [wanted, key])
  if (thread._tag === "None") return undefined
  return { threadId: thread.value, ready: wanted === undefined || wanted === current?.id }
}

/** Whether the dialog is open, and on which conversation: by hand, or because the address asks for one. */
export const useMessagesDialog = () => {
  const [isOpen, setOpen] = useState(false)
  const asked = useAsked()
  const navigate = useNavigate()
  return {
    open: isOpen || asked !== undefined,
    threadId: asked?.ready ? asked.threadId : undefined,
    onOpenChange: (open: boolean) => {
      setOpen(open)
      if (!open && asked) void navigate(PATH, { replace: true, preventScrollReset: true })
    }
  }
}
