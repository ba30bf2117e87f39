import { event, OrganizationId, UserId } from "#kernel"
import { PROVIDER_CONNECTIONS, SHARED_VEHICLES } from "./cachedQueries.ts"
import { ProviderName } from "./views.ts"

const about = { organizationId: OrganizationId, userId: UserId, provider: ProviderName }

export class ProviderConnected extends event("ProviderConnected", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}

/** By the person or an operator, because they left the organization, or because they connected in another one. */
export class ProviderDisconnected extends event("ProviderDisconnected", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}

/** What a member shares with the organization is another, or whether it could be read is. */
export class SharedVehiclesChanged extends event("SharedVehiclesChanged", about, {
  invalidates: [PROVIDER_CONNECTIONS, SHARED_VEHICLES]
}) {}
