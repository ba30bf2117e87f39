import { newId, now, transactional } from "#kernel"
import { newToken } from "#infra/secrets"
import { Effect } from "effect"
import type { DomainName } from "../contract/domainName.ts"
import { TooManyDomains } from "../contract/errors.ts"
import { DomainId } from "../contract/ids.ts"
import { MOST_DOMAINS } from "../contract/views.ts"
import { type Domain, Domains, viewOf } from "../domain/Domains.ts"
import { noteChange, proven } from "./changing.ts"

const proofText = Effect.sync(() => newToken("oneTime"))

/** Adds a domain, which counts for nothing until it is verified. */
export const addDomain = Effect.fn("sso.addDomain")(function* (name: DomainName) {
  const { organizationId } = yield* proven
  const domains = yield* Domains
  if ((yield* domains.all(organizationId)).length >= MOST_DOMAINS) return yield* new TooManyDomains()
  const domain: Domain = {
    organization_id: organizationId,
    id: yield* newId(DomainId),
    domain: name,
    proof: yield* proofText,
    verified_at: null,
    required: false,
    created_at: yield* now
  }
  yield* domains.add(domain)
  yield* noteChange("sso.domain_added", name)
  return viewOf(domain)
}, transactional)
