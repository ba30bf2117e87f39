import { customersInvariants } from "#customers"
import { identityInvariants } from "#identity"
import type { Invariant } from "#infra/postgres"
import { leadsInvariants } from "#leads"
import { messagingInvariants } from "#messaging"
import { notificationsInvariants } from "#notifications"
import { telematicsInvariants } from "#telematics"
import { tenancyInvariants } from "#tenancy"

/** What holds in the modules' tables and no constraint can say. */
export const invariants: ReadonlyArray<Invariant> = [
  ...identityInvariants,
  ...tenancyInvariants,
  ...customersInvariants,
  ...messagingInvariants,
  ...notificationsInvariants,
  ...leadsInvariants,
  ...telematicsInvariants
]
