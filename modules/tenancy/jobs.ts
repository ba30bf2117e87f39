import { CurrentActor } from "#kernel"
import { job } from "#infra/jobs"
import { Effect } from "effect"
import { notifyOfExpiredInvitations } from "./commands/NotifyOfExpiredInvitations.ts"

const name = "tenancy.tell-of-expired-invitations"

export const tenancyJobs = [
  job({
    name,
    does: "Notifies the inviter, once, that an invitation has expired.",
    touches: ["tenancy.invitations", "app.mails"],
    cron: "*/10 * * * *",
    run: Effect.provideService(notifyOfExpiredInvitations(), CurrentActor, { _tag: "Job", name })
  })
]
