import { now, transactional } from "#kernel"
import { Effect } from "effect"
import { RecordMissing } from "../contract/errors.ts"
import type { DomainId } from "../contract/ids.ts"
import { DomainRecords } from "../domain/DomainRecords.ts"
import { Domains, recordName, recordValue } from "../domain/Domains.ts"
import { lockedDomain, noteChange } from "./changing.ts"

const read = Effect.fnUntraced(function* (id: DomainId) {
  return yield* lockedDomain(id)
}, transactional)

const verify = Effect.fnUntraced(function* (id: DomainId) {
  const domain = yield* lockedDomain(id)
  if (domain.verified_at !== null) return
  const at = yield* now
  yield* Domains.use((domains) => domains.verify(domain, at))
  yield* noteChange("sso.domain_verified", domain.domain)
}, transactional)

/** Verifies a domain whose TXT record is there. */
export const verifyDomain = Effect.fn("sso.verifyDomain")(function* (id: DomainId) {
  const { domain, proof } = yield* read(id)
  const records = yield* DomainRecords.use((all) => all.at(recordName(domain)))
  if (!records.includes(recordValue(proof))) return yield* new RecordMissing()
  yield* verify(id)
})
