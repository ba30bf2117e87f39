import { reaction } from "#infra/jobs"
import { InvitationAccepted } from "#tenancy/contract"
import { Effect } from "effect"
import { verifyByInvitation } from "../commands/VerifyByInvitation.ts"

/** Joining with an emailed token proves access to the mailbox. A second run changes nothing. */
export const whenInvitationAccepted = reaction({
  name: "identity.when-invitation-accepted",
  does: "Verifies the email address of people who join with an emailed link.",
  touches: ["identity.users", "identity.sessions"],
  event: InvitationAccepted,
  run: ({ userId, email, provenBy }) =>
    provenBy === null ? Effect.void : verifyByInvitation({ userId, email, provenBy })
})
