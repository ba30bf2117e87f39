import { event, OrganizationId, UserId } from "#kernel"
import { PROVIDER_CONNECTIONS, SHARED_VEHICLES } from "./cachedQueries.ts"
import { ProviderName } from "./views.ts"

const about = { organizationId: OrganizationId, userId: UserId, provider: ProviderName }

export class ProviderConnected extends event("ProviderConnected", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}

/** Ended by the user or an operator, by leaving the organization, or by connecting in another one. */
export class ProviderDisconnected extends event("ProviderDisconnected", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}

/** The vehicles shared with the organization changed, or whether they could be read. */
export class SharedVehiclesChanged extends event("SharedVehiclesChanged", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}
