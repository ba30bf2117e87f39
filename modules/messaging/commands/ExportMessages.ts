import { csvFile, now, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"

/** Begins an export of the current user's messages as a CSV file. The audit log says so before the first one leaves. */
export const exportMessages = Effect.fn("messaging.exportMessages")(function* () {
  const { organizationId } = yield* permitted("messages.read")
  yield* record({ action: "messages.exported", organizationId })
  return csvFile("messages", yield* now)
}, transactional)
