import { Locale, Units } from "#identity/contract"
import { originKinds } from "../../modules/identity/domain/KnownOrigins.ts"
import { purposes } from "../../modules/identity/domain/OneTimeTokens.ts"
import { endReasons } from "../../modules/identity/domain/SessionFamilies.ts"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "profiles.locale": Locale.literals,
  "profiles.units": Units.literals,
  "one_time_tokens.purpose": purposes,
  "sessions.ended_because": endReasons,
  "known_origins.kind": originKinds
}
