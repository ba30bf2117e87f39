import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { telematicsInShell } from "../messages/index.ts"
import { vehicleMap } from "../messages/pages.ts"
import { useFleet } from "./fleet/useFleet.ts"
import { MapBoard } from "./MapBoard.tsx"
import { usePrefetchStreets } from "./streets.ts"

const Empty = () => {
  const { empty } = useMessages(vehicleMap)
  const connect = (
    <Button asChild>
      <Link to="/device-issues">{empty.action}</Link>
    </Button>
  )
  return (
    <EmptyState title={empty.title} action={connect}>
      {empty.sentence}
    </EmptyState>
  )
}

const Loaded = ({ organization }: { readonly organization: Organization }) => {
  const header = useMessages(telematicsInShell).mapPage
  usePrefetchStreets(organization)
  const { query, store, isLive } = useFleet(organization)
  if (query.data && query.data.vehicle_id.length > 0)
    return <MapBoard organization={organization} store={store} isLive={isLive} />
  return (
    <>
      <PageHeader {...header} />
      <Panel flush>{query.data ? <Empty /> : <NotLoaded query={query} rows={8} />}</Panel>
    </>
  )
}

/** Where the organization's vehicles are. */
export const VehicleMapPage = () => {
  const header = useMessages(telematicsInShell).mapPage
  const { forbidden } = useMessages(vehicleMap)
  return (
    <OrganizationGate {...header}>
      {(organization) =>
        organization.can.includes("positions.read") ? (
          <Loaded key={organization.id} organization={organization} />
        ) : (
          <>
            <PageHeader {...header} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = VehicleMapPage
