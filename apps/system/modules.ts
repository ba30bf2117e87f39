import { auditHttp, AuditLive } from "#audit"
import { identityHttp, identityJobs, IdentityLive } from "#identity"
import { sendMail } from "#infra/mail"
import { tenancyHttp, tenancyJobs, TenancyLive } from "#tenancy"
import { cleanUp, type Job } from "#infra/jobs"
import { Layer } from "effect"

/** Every endpoint there is. */
export const routes = [...identityHttp, ...tenancyHttp, ...auditHttp]

const everyJob = [...identityJobs, ...tenancyJobs, sendMail, cleanUp]

/** What the jobs need to run; each database role's services hold all of it. */
export type JobNeeds = (typeof everyJob)[number] extends Job<infer R> ? R : never

/** Everything that runs by itself. */
export const jobs: ReadonlyArray<Job<JobNeeds>> = everyJob

/** The adapters of all modules; the audit log comes first, because all write to it. */
export const ModulesLive = TenancyLive.pipe(Layer.provideMerge(IdentityLive), Layer.provideMerge(AuditLive))
