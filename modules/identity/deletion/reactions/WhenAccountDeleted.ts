import { Files } from "#infra/files"
import { reaction } from "#infra/jobs"
import { Effect } from "effect"
import { AccountDeleted } from "../../contract/events.ts"
import { avatarKey } from "../../accounts/domain/avatar.ts"

/** The file store is not part of the transaction that deleted the account. */
export const whenAccountDeleted = reaction({
  name: "identity.when-account-deleted",
  does: "Deletes the file of a deleted account's picture.",
  touches: ["the file store"],
  event: AccountDeleted,
  run: ({ picture }) =>
    picture === null ? Effect.void : Effect.orDie(Files.use((files) => files.remove(avatarKey(picture))))
})
