import { CurrentPerson, Departures, type LeftOrganization, transactional } from "#kernel"
import { Effect } from "effect"
import type { DeletionPreview } from "../../contract/index.ts"
import { deletedWith, preventing } from "../domain/Deletions.ts"

const named = (organizations: ReadonlyArray<LeftOrganization>) =>
  organizations.map(({ id, name }) => ({ id, name }))

/** What deleting the person's account would delete, and what prevents it. */
export const previewDeletion = Effect.fn("identity.previewDeletion")(function* () {
  const { userId } = yield* CurrentPerson
  const organizations = yield* Departures.use((departures) => departures.of(userId))
  return {
    prevented_by: named(preventing(organizations)),
    deletes: named(deletedWith(organizations))
  } satisfies DeletionPreview
}, transactional)
