import { OrganizationId, UserId } from "#kernel"
import { Schema } from "effect"
import { ProviderName } from "./views.ts"

const about = { organizationId: OrganizationId, userId: UserId, provider: ProviderName }

export class ProviderConnected extends Schema.TaggedClass<ProviderConnected>()("ProviderConnected", about) {}

/** By the person or an operator, because they left the organization, or because they connected in another one. */
export class ProviderDisconnected extends Schema.TaggedClass<ProviderDisconnected>()(
  "ProviderDisconnected",
  about
) {}

/** What a member shares with the organization is another, or whether it could be read is. */
export class SharedVehiclesChanged extends Schema.TaggedClass<SharedVehiclesChanged>()(
  "SharedVehiclesChanged",
  about
) {}
