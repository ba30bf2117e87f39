import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import { ErrorState } from "../../ui/ErrorState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import { FirstSteps } from "./FirstSteps.tsx"
import { useOrganizations } from "./organizations.ts"

interface Props {
  readonly title: string
  readonly subtitle: string
  /** The page, header included, of somebody who has an organization. */
  readonly children: (organization: Organization) => ReactNode
}

/** A page that needs an organization: until there is one, the way to the first. */
export const OrganizationGate = ({ title, subtitle, children }: Props) => {
  const { current, error, isPending, refetch } = useOrganizations()
  if (current) return children(current)
  const waiting = isPending ? (
    <SkeletonRows />
  ) : (
    error && <ErrorState error={error} retry={() => void refetch()} />
  )
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {waiting ? <Panel flush>{waiting}</Panel> : <FirstSteps />}
    </>
  )
}
