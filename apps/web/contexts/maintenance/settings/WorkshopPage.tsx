import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { settings, workshop } from "../messages/pages.ts"
import { BaysPanel } from "./BaysPanel.tsx"
import { HoursPanel } from "./HoursPanel.tsx"
import { PricesPanel } from "./PricesPanel.tsx"

/** How the workshop works: who approves what, what work costs, when it is open, and where work is done. */
const WorkshopPage = () => {
  const { title, subtitle } = useMessages(settings)
  const { forbidden } = useMessages(workshop)
  return (
    <OrganizationGate title={title} subtitle={subtitle}>
      {(organization) =>
        organization.can.includes("workorders.read") ? (
          <div key={organization.id}>
            <PageHeader title={title} subtitle={subtitle} />
            <PricesPanel organization={organization} />
            <HoursPanel organization={organization} />
            <BaysPanel organization={organization} />
          </div>
        ) : (
          <>
            <PageHeader title={title} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = WorkshopPage
