import { auditHttp, AuditLive } from "#audit"
import { customersHttp, CustomersLive } from "#customers"
import { identityHttp, identityJobs, IdentityLive } from "#identity"
import { giveUp, sendMail } from "#infra/mail"
import { tenancyHttp, tenancyJobs, TenancyLive } from "#tenancy"
import { cleanUp, type Job, tellOfDeadLetters } from "#infra/jobs"
import { leadsHttp, LeadsLive } from "#leads"
import { messagingHttp, messagingJobs, MessagingLive } from "#messaging"
import { notificationsHttp, notificationsJobs, NotificationsLive } from "#notifications"
import { resealKey } from "#infra/push"
import { telematicsHttp, telematicsJobs, TelematicsLive } from "#telematics"
import { Layer } from "effect"

/** Every endpoint there is. */
export const routes = [
  ...identityHttp,
  ...tenancyHttp,
  ...auditHttp,
  ...customersHttp,
  ...messagingHttp,
  ...notificationsHttp,
  ...leadsHttp,
  ...telematicsHttp
]

const everyJob = [
  ...identityJobs,
  ...tenancyJobs,
  ...messagingJobs,
  ...notificationsJobs,
  ...telematicsJobs,
  sendMail,
  giveUp,
  cleanUp,
  tellOfDeadLetters,
  resealKey
]

/** What the jobs need to run; each database role's services hold all of it. */
export type JobNeeds = (typeof everyJob)[number] extends Job<infer R> ? R : never

/** Everything that runs by itself. */
export const jobs: ReadonlyArray<Job<JobNeeds>> = everyJob

const ContextsLive = Layer.mergeAll(
  TenancyLive,
  CustomersLive,
  MessagingLive,
  NotificationsLive,
  LeadsLive,
  TelematicsLive
)

/** The adapters of all modules; the audit log comes first, because all write to it. */
export const ModulesLive = ContextsLive.pipe(Layer.provideMerge(IdentityLive), Layer.provideMerge(AuditLive))
