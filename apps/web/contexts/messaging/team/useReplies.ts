import { EarlierReplies, type MessageView, type ThreadView } from "#messaging/contract"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"

interface Known {
  readonly replies: ReadonlyArray<MessageView>
  /** Where those before them begin; null when there are none. */
  readonly earlier: string | null
}

/** A thread comes with its newest replies; what was loaded of the earlier ones stays before them. */
const slide = (known: Known, { replies, earlier }: ThreadView): Known => {
  const arrived = new Set(replies.map(({ id }) => id))
  const touches = known.replies.some(({ id }) => arrived.has(id))
  // So much is new that nobody knows what lies between: begin again from the newest.
  if (earlier === null || !touches) return { replies, earlier }
  return {
    replies: [...known.replies.filter(({ id }) => !arrived.has(id)), ...replies],
    earlier: known.earlier
  }
}

/** All replies of a thread that are known, oldest first, and the way to earlier ones. */
export const useReplies = (thread: ThreadView) => {
  const [seen, setSeen] = useState(thread)
  const [known, setKnown] = useState<Known>(thread)
  if (seen !== thread) {
    setSeen(thread)
    setKnown(slide(known, thread))
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: (before: string) =>
      api(EarlierReplies, {
        params: { organizationId: thread.organization_id, threadId: thread.thread_id },
        query: { before }
      }),
    onSuccess: ({ items, earlier }) =>
      setKnown(({ replies }) => ({ replies: [...items, ...replies], earlier }))
  })
  const { earlier } = known
  return {
    replies: known.replies,
    earlier: {
      exist: earlier !== null,
      isPending,
      error,
      load: () => {
        if (earlier !== null) mutate(earlier)
      }
    }
  }
}
