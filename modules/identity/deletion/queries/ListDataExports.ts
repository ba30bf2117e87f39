import { CurrentPerson, now, transactional } from "#kernel"
import { Effect } from "effect"
import { DataExports } from "../domain/DataExports.ts"

export const listDataExports = Effect.fn("identity.listDataExports")(function* () {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  return { items: yield* DataExports.use((exports) => exports.list(userId, at)) }
}, transactional)
