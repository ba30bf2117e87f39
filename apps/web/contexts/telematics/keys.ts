import type { ConnectionView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { queryClient } from "../../api/queryClient.ts"
import { organizationKey } from "../tenancy/inOrganization.ts"

/** Where in the cache one's own connections lie. */
export const OWN_CONNECTIONS = ["telematics"]
export const CONNECTION_KEY = [...OWN_CONNECTIONS, "dimo", "connection"]

/** Where in the cache lies what an organization sees through its members' connections. */
export const sharedKey = (id: Organization["id"], ...part: ReadonlyArray<string>) =>
  organizationKey(id, "telematics", ...part)

/** One's own connection, as far as a page or the palette has loaded it. */
export const knownConnection = () => queryClient.getQueryData<ConnectionView>(CONNECTION_KEY)
