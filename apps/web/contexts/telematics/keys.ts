import { type ConnectionView, PROVIDER_CONNECTIONS, SHARED_VEHICLES } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { queryClient } from "../../api/queryClient.ts"
import { organizationKey, personKey } from "../../api/queryKeys.ts"

/** The key of the user's connections. */
export const OWN_CONNECTIONS = personKey(PROVIDER_CONNECTIONS)
export const CONNECTION_KEY = [...OWN_CONNECTIONS, "dimo"]

/** The key of what an organization sees through its members' connections. */
export const sharedKey = (id: Organization["id"], ...part: ReadonlyArray<string>) =>
  organizationKey(id, SHARED_VEHICLES, ...part)

/** The user's connection, if a page or the palette has loaded it. */
export const knownConnection = () => queryClient.getQueryData<ConnectionView>(CONNECTION_KEY)
