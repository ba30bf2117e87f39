import { Events, type Member, NotFound } from "#kernel"
import { Effect, Option } from "effect"
import { MessagesRead } from "../contract/events.ts"
import type { Reading } from "../domain/Messages.ts"

/** Notifies the reader's other devices when anything changed. */
export const announceRead = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  marked: Option.Option<Reading>,
  what: string
) {
  if (Option.isNone(marked)) return yield* new NotFound({ what })
  const { thread_id: threadId, changed } = marked.value
  if (!changed) return
  const event = new MessagesRead({ organizationId, threadId, userId })
  yield* Events.use((events) => events.publish(event, { organizationId, onlyFor: [userId] }))
})
