import type { Organization } from "#tenancy/contract"
import { lazy, type ReactNode, Suspense } from "react"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import { withMessages } from "../../i18n/locale.ts"
import { tenancy } from "./messages/index.ts"
import { useOrganizations } from "./organizations.ts"

const load = withMessages(() => import("./FirstSteps.tsx"), tenancy)

// Almost everyone has an organization.
const FirstSteps = lazy(async () => ({ default: (await load()).FirstSteps }))

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
  const waiting = (
    <Panel flush>
      <SkeletonRows rows={4} />
    </Panel>
  )
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {isPending || query.error ? (
        <Panel flush>
          <NotLoaded query={query} />
        </Panel>
      ) : (
        <Suspense fallback={waiting}>
          <FirstSteps />
        </Suspense>
      )}
    </>
  )
}
