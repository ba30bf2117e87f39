import { CurrentActor, orNotFound, permitted, publish, record } from "#kernel"
import { Sessions } from "#identity"
import { ProofRequired } from "#identity/contract"
import { Effect } from "effect"
import type { DomainId } from "../contract/ids.ts"
import { SingleSignOnChanged } from "../contract/events.ts"
import { Domains } from "../domain/Domains.ts"

/** The member, who has proven who they are. Operators have proven it to their machine. */
export const proven = Effect.gen(function* () {
  const member = yield* permitted("organization.secure")
  const actor = yield* CurrentActor
  const isProven = Sessions.use((sessions) => sessions.isProven(member.sessionId))
  if (actor._tag !== "Operator" && !(yield* isProven)) return yield* new ProofRequired()
  return member
})

/** A domain of the current organization, locked until the unit of work ends. */
export const lockedDomain = Effect.fnUntraced(function* (id: DomainId) {
  const { organizationId } = yield* permitted("organization.secure")
  return yield* Domains.use((domains) => domains.lock(organizationId, id)).pipe(orNotFound("domain"))
})

/** Publishes and records a change, in the current unit of work. */
export const noteChange = Effect.fnUntraced(function* (action: SingleSignOnAction, subject: string) {
  const { organizationId } = yield* permitted("organization.secure")
  yield* publish(new SingleSignOnChanged({ organizationId }))
  yield* record({ action, organizationId, subject })
})

type SingleSignOnAction =
  | "sso.set_up"
  | "sso.removed"
  | "sso.domain_added"
  | "sso.domain_verified"
  | "sso.domain_removed"
  | "sso.required"
  | "sso.not_required"
