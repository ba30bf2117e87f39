import type { Organization } from "#tenancy/contract"
import { Suspense } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useFleetNumbers } from "../fleet/numbers.ts"
import { useSampleData } from "../fleet/sampleData.ts"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { EmptyFleet } from "./EmptyFleet.tsx"
import { Inbox } from "./Inbox.tsx"
import { LoadingCenter } from "./LoadingCenter.tsx"
import { operationsInShell } from "./messages/index.ts"
import { Overview } from "./Overview.tsx"
import { QuickLinks } from "./QuickLinks.tsx"

interface Props {
  readonly organization: Organization
}

const FleetCenter = ({ organization }: Props) => {
  const query = useFleetNumbers(organization)
  const { data: sample, isLoading } = useSampleData(organization)
  const numbers = query.data
  const loading = <LoadingCenter query={query} />
  // Above the numbers it says that they are a sample: what is shown does not move.
  if (!numbers || isLoading) return loading
  if (numbers.vehicles === 0) return <EmptyFleet organization={organization} />
  return (
    <Suspense fallback={loading}>
      <Overview organization={organization} numbers={numbers} sample={sample} />
    </Suspense>
  )
}

/** Without access to vehicles: messages, invitations, and what else there is. */
const OwnCenter = ({ organization }: Props) => (
  <>
    <Inbox organization={organization} />
    <Panel flush>
      <QuickLinks />
    </Panel>
  </>
)

/** The Operations Center, at /dashboard and /messages; without an organization, a form to create one. */
export const OperationsPage = () => {
  const { page } = useMessages(operationsInShell)
  return (
    <OrganizationGate {...page}>
      {(organization) => {
        const Center = organization.can.includes("vehicles.read") ? FleetCenter : OwnCenter
        return (
          <>
            <PageHeader {...page} />
            <Center key={organization.id} organization={organization} />
          </>
        )
      }}
    </OrganizationGate>
  )
}

export const Component = OperationsPage
