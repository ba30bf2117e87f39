import { Fragment } from "react"
import { telematics, telematicsInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { NoPermission } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { ConnectionPanel } from "./ConnectionPanel.tsx"
import { VehiclesPanel } from "./VehiclesPanel.tsx"

const Forbidden = () => (
  <Panel flush>
    <NoPermission level="h2" title={useMessages(telematics).vehicles.forbidden.title} />
  </Panel>
)

/** The user's DIMO connection, and what members share with the current organization through theirs. */
export const DevicesPage = () => {
  const header = useMessages(telematicsInShell).page
  return (
    <OrganizationGate {...header}>
      {(organization) => (
        <>
          <PageHeader {...header} />
          {organization.can.includes("devices.read") ? (
            <Fragment key={organization.id}>
              <ConnectionPanel organization={organization} />
              <VehiclesPanel organization={organization} />
            </Fragment>
          ) : (
            <Forbidden />
          )}
        </>
      )}
    </OrganizationGate>
  )
}

export const Component = DevicesPage
