import { IssuerPurpose, Locale, SignInMethod, Units } from "#identity/contract"
import { originKinds } from "../../modules/identity/sessions/domain/KnownOrigins.ts"
import { purposes } from "../../modules/identity/accounts/domain/OneTimeTokens.ts"
import { endReasons } from "../../modules/identity/sessions/domain/SessionFamilies.ts"
import { challengePurposes } from "../../modules/identity/passkeys/domain/passkey.ts"
import { factorStatuses, factorTypes } from "../../modules/identity/factors/domain/Factors.ts"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "profiles.locale": Locale.literals,
  "profiles.units": Units.literals,
  "one_time_tokens.purpose": purposes,
  "sessions.ended_because": endReasons,
  "sessions.signed_in_by": SignInMethod.literals,
  "known_origins.kind": originKinds,
  "passkey_challenges.purpose": challengePurposes,
  "factors.factor_type": factorTypes,
  "factors.status": factorStatuses,
  "issuer_attempts.purpose": IssuerPurpose.literals,
  "issuer_arrivals.purpose": IssuerPurpose.literals
}
