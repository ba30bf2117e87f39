import { CurrentActor, days, now, plus, transactional } from "#kernel"
import { Files } from "#infra/files"
import { Effect } from "effect"
import { keysOf } from "../domain/files.ts"
import { UploadedFiles } from "../domain/UploadedFiles.ts"

/** How many files are deleted in a run, so that it ends long before the next one. */
const FILES_PER_RUN = 1000

/**
 * Deletes files that no record has had for a day, and the content of all that were deleted since the last run: with their
 * organization, for example. If the file store fails, the next run tries again. Runs as the system role.
 */
export const deleteUnlinkedFiles = Effect.fn("files.deleteUnlinkedFiles")(
  function* () {
    const uploaded = yield* UploadedFiles
    const store = yield* Files
    yield* transactional(uploaded.deleteUnlinked(plus(yield* now, -days(1))))
    const files = yield* transactional(uploaded.discarded(FILES_PER_RUN))
    yield* Effect.forEach(files.flatMap(keysOf), (key) => Effect.orDie(store.remove(key)), {
      concurrency: 8,
      discard: true
    })
    if (files.length > 0) yield* transactional(uploaded.forget(files))
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "files.delete-unlinked" })
)
