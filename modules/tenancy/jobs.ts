import { CurrentActor } from "#kernel"
import { job } from "#infra/jobs"
import { Effect } from "effect"
import { notifyOfExpiredInvitations } from "./commands/NotifyOfExpiredInvitations.ts"
import { whenInvitationAccepted } from "./reactions/WhenInvitationAccepted.ts"
import { whenInvitationDeclined } from "./reactions/WhenInvitationDeclined.ts"
import { whenInvitationExpired } from "./reactions/WhenInvitationExpired.ts"
import { whenInvitationSent } from "./reactions/WhenInvitationSent.ts"
import { whenMemberRemoved } from "./reactions/WhenMemberRemoved.ts"
import { whenMemberRoleChanged } from "./reactions/WhenMemberRoleChanged.ts"
import { whenSecondFactorRequirementChanged } from "./reactions/WhenSecondFactorRequirementChanged.ts"

const name = "tenancy.notify-of-expired-invitations"

export const tenancyJobs = [
  whenInvitationAccepted,
  whenInvitationDeclined,
  whenInvitationExpired,
  whenInvitationSent,
  whenMemberRemoved,
  whenMemberRoleChanged,
  whenSecondFactorRequirementChanged,
  job({
    name,
    formerly: "tenancy.tell-of-expired-invitations",
    does: "Notifies the inviter, once, that an invitation has expired.",
    touches: ["tenancy.invitations", "app.mails"],
    cron: "*/10 * * * *",
    run: Effect.provideService(notifyOfExpiredInvitations(), CurrentActor, { _tag: "Job", name })
  })
]
