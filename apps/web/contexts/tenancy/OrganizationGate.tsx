import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { FirstSteps } from "./FirstSteps.tsx"
import { useOrganizations } from "./organizations.ts"

interface Props {
  readonly title: string
  readonly subtitle: string
  /** The page, header included, for users with an organization. */
  readonly children: (organization: Organization) => ReactNode
}

/** A page that requires an organization: without one, shows how to create or join the first. */
export const OrganizationGate = ({ title, subtitle, children }: Props) => {
  const { current, isPending, ...query } = useOrganizations()
  if (current) return children(current)
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {isPending || query.error ? (
        <Panel flush>
          <NotLoaded query={query} />
        </Panel>
      ) : (
        <FirstSteps />
      )}
    </>
  )
}
