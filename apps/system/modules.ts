import { auditHttp, AuditLive } from "#audit"
import { identityHttp, identityJobs, IdentityLive } from "#identity"
import { sendMail } from "#infra/mail"
import { tenancyHttp, tenancyJobs, TenancyLive } from "#tenancy"
import { Layer } from "effect"
import { cleanUp } from "./cleanUp.ts"

/** Every endpoint there is. */
export const routes = [...identityHttp, ...tenancyHttp, ...auditHttp]

/** Everything that runs by itself. */
export const jobs = [...identityJobs, ...tenancyJobs, sendMail, cleanUp]

/** The adapters of all modules; the audit log comes first, because all write to it. */
export const ModulesLive = TenancyLive.pipe(Layer.provideMerge(IdentityLive), Layer.provideMerge(AuditLive))
