import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Files } from "#infra/files"
import { Effect } from "effect"
import { Attachments } from "../domain/Attachments.ts"
import { keysOf } from "../domain/files.ts"

/** How many files are deleted in a run, so that it ends long before the next one. */
const FILES_PER_RUN = 1000

/**
 * Deletes attachments that were not sent within a day, and the content of all that were deleted since the last run: with
 * their organization, for example. If the file store fails, the next run tries again. Runs as the system role.
 */
export const deleteUnsentFiles = Effect.fn("messaging.deleteUnsentFiles")(
  function* () {
    const attachments = yield* Attachments
    const store = yield* Files
    yield* transactional(attachments.deleteUnsent(plus(yield* now, -days(1))))
    const files = yield* transactional(attachments.discarded(FILES_PER_RUN))
    yield* Effect.forEach(files.flatMap(keysOf), (key) => Effect.orDie(store.remove(key)), {
      concurrency: 8,
      discard: true
    })
    if (files.length > 0) yield* transactional(attachments.forget(files))
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "messaging.delete-unsent-files" })
)
