import { CurrentPerson, now, orNotFound, transactional } from "#kernel"
import { Secrets } from "#infra/secrets"
import { Effect } from "effect"
import { type DataExportId, ProofRequired } from "../../contract/index.ts"
import { Sessions } from "../../sessions/queries/Sessions.ts"
import { DATA_EXPORT, DataExports } from "../domain/DataExports.ts"

/** Returns the person's own export as a file, until it expires. */
export const downloadDataExport = Effect.fn("identity.downloadDataExport")(function* (id: DataExportId) {
  const { userId, sessionId } = yield* CurrentPerson
  if (!(yield* Sessions.use((sessions) => sessions.isProven(sessionId)))) return yield* new ProofRequired()
  const at = yield* now
  const { content, readyAt } = yield* DataExports.use((exports) => exports.contentOf(userId, id, at)).pipe(
    orNotFound("data export")
  )
  const bytes = yield* Secrets.use((secrets) => secrets.open(DATA_EXPORT, content)).pipe(Effect.orDie)
  const fileName = `motorpool-data-${readyAt.toISOString().slice(0, 10)}.json`
  return { bytes, contentType: "application/json", fileName }
}, transactional)
