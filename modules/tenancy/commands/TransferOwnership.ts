import { orNotFound, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { MemberId } from "../contract/views.ts"
import { Members } from "../domain/Members.ts"
import { refusalToTransfer } from "../domain/rules.ts"
import { giveRole } from "./giveRole.ts"
import { nameOf } from "../queries/nameOf.ts"
import { lockedFor } from "./inside.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

/** Makes another member owner and the previous owner admin. */
export const transferOwnership = Effect.fn("tenancy.transferOwnership")(function* (memberId: MemberId) {
  const member = yield* lockedFor("organization.transfer")
  const { organizationId, userId } = member
  const members = yield* Members
  const recipient = yield* members.find(organizationId, memberId).pipe(orNotFound("member"))
  const own = yield* members.ofUser(organizationId, userId).pipe(orNotFound("member"))
  const refusal = refusalToTransfer(recipient.role)
  if (refusal) return yield* refusal
  yield* refuseUnproven(member)
  // The new owner first, so that there always is one.
  yield* giveRole(recipient, "owner")
  yield* giveRole(own, "admin")
  const subject = yield* nameOf(recipient.user_id)
  yield* record({ action: "organization.transferred", organizationId, userId: recipient.user_id, subject })
}, transactional)
