import { orNotFound, record, transactional } from "#kernel"
import { Sessions } from "#identity"
import { ProofRequired } from "#identity/contract"
import { Effect } from "effect"
import type { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import { refusalToTransfer } from "../domain/rules.ts"
import { giveRole } from "./giveRole.ts"
import { lockedFor } from "./inside.ts"
import { nameOf } from "../queries/nameOf.ts"

/** Makes another member owner and the previous owner admin. */
export const transferOwnership = Effect.fn("tenancy.transferOwnership")(function* (memberId: MemberId) {
  const { organizationId, userId, sessionId } = yield* lockedFor("organization.transfer")
  const members = yield* Members
  const recipient = yield* members.find(organizationId, memberId).pipe(orNotFound("member"))
  const own = yield* members.ofUser(organizationId, userId).pipe(orNotFound("member"))
  const refusal = refusalToTransfer(recipient.role)
  if (refusal) return yield* refusal
  if (!(yield* Sessions.use((sessions) => sessions.isProven(sessionId)))) return yield* new ProofRequired()
  // The new owner first, so that there always is one.
  yield* giveRole(recipient, "owner")
  yield* giveRole(own, "admin")
  const subject = yield* nameOf(recipient.user_id)
  yield* record({ action: "organization.transferred", organizationId, userId: recipient.user_id, subject })
}, transactional)
