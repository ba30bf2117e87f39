import { MarkThreadRead, type ThreadView } from "#messaging/contract"
import { useEffect, useRef } from "react"
import { api } from "../../api/client.ts"
import { queryClient } from "../../api/queryClient.ts"
import { useSession } from "../../api/session.ts"
import { applyRead } from "./cache.ts"
import { messagesKey } from "./threads.ts"

/** Shown as read immediately. The specification wants failures logged, not shown. */
const markRead = async (thread: ThreadView, userId: string): Promise<void> => {
  const { organization_id: organizationId, thread_id: threadId } = thread
  applyRead(thread, userId)
  try {
    await api(MarkThreadRead, { params: { organizationId, threadId } })
  } catch (error) {
    console.error("Failed to mark messages as read.", error)
  }
  void queryClient.invalidateQueries({ queryKey: messagesKey(organizationId) })
}

/** Marks a conversation as read while it is shown and the page visible, including new messages. */
export const useReading = (thread: ThreadView | undefined): void => {
  const session = useSession()
  const userId = session?.user.id
  // A failure is not retried until there is a newer message.
  const tried = useRef(0)
  useEffect(() => {
    const read = () => {
      if (thread === undefined || userId === undefined || thread.unread_count === 0) return
      if (document.visibilityState !== "visible" || thread.latest_at.getTime() <= tried.current) return
      tried.current = thread.latest_at.getTime()
      void markRead(thread, userId)
    }
    read()
    document.addEventListener("visibilitychange", read)
    return () => document.removeEventListener("visibilitychange", read)
  }, [thread, userId])
}
