import { EarlierReplies, type MessageView, type ThreadView } from "#messaging/contract"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"

interface LoadedReplies {
  readonly replies: ReadonlyArray<MessageView>
  /** The cursor for earlier ones; null if there are none. */
  readonly earlier: string | null
}

/** A thread includes its newest replies; earlier ones that were loaded stay before them. */
const merge = (known: LoadedReplies, { replies, earlier }: ThreadView): LoadedReplies => {
  const arrived = new Set(replies.map(({ id }) => id))
  const overlaps = known.replies.some(({ id }) => arrived.has(id))
  // So many replies are new that there may be a gap: start over from the newest.
  if (earlier === null || !overlaps) return { replies, earlier }
  return {
    replies: [...known.replies.filter(({ id }) => !arrived.has(id)), ...replies],
    earlier: known.earlier
  }
}

/** All loaded replies of a thread, oldest first, and the function that loads earlier ones. */
export const useReplies = (thread: ThreadView) => {
  const [seen, setSeen] = useState(thread)
  const [known, setKnown] = useState<LoadedReplies>(thread)
  if (seen !== thread) {
    setSeen(thread)
    setKnown(merge(known, thread))
  }
  // Not `useCommand`: this reads, and a failure is shown above the replies instead of in a toast.
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
