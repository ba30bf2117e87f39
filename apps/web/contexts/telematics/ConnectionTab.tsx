import type { Organization } from "#tenancy/contract"
import { ConnectionPanel } from "./ConnectionPanel.tsx"
import { VehiclesPanel } from "./VehiclesPanel.tsx"

/** The user's DIMO connection, and what members share with the organization through theirs. */
export const ConnectionTab = ({ organization }: { readonly organization: Organization }) => (
  <>
    <ConnectionPanel organization={organization} />
    <VehiclesPanel organization={organization} />
  </>
)
