import { useActionContext } from "../../app/actions/useActionContext.ts"
import { shell } from "../../app/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { messagingInShell } from "./messages/index.ts"
import { useUnreadMessages } from "./unread.ts"

/** How many messages are unread; a description of messages if none is. */
export const UnreadMessages = () => {
  const { unread: inWords } = useMessages(shell)
  const { quickLink } = useMessages(messagingInShell)
  const unread = useUnreadMessages(useActionContext().organization)
  return <small data-unread={unread > 0}>{unread > 0 ? inWords(unread) : quickLink.about}</small>
}
