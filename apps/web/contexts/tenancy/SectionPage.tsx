import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import { NoPermission } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { type Section, SectionNav } from "../../ui/SectionNav.tsx"
import { OrganizationGate } from "./OrganizationGate.tsx"

export interface SectionPageProps {
  /** Without it the page says that the person has no access. */
  readonly permission: Organization["can"][number]
  readonly renderActions?: (organization: Organization) => ReactNode
  readonly children: (organization: Organization) => ReactNode
}

interface Props extends SectionPageProps {
  readonly page: { readonly title: string; readonly subtitle: string }
  readonly label: string
  readonly sections: ReadonlyArray<Section>
  /** What people without the permission read. */
  readonly forbidden: string
}

/** A page of an area that has several: the area's title, the links to the others, and who may see it. */
export const SectionPage = ({
  page,
  label,
  sections,
  forbidden,
  permission,
  renderActions,
  children
}: Props) => (
  <OrganizationGate {...page}>
    {(organization) =>
      organization.can.includes(permission) ? (
        <>
          <PageHeader {...page} actions={renderActions?.(organization)} />
          <SectionNav label={label} sections={sections} />
          {children(organization)}
        </>
      ) : (
        <>
          <PageHeader {...page} />
          <Panel flush>
            <NoPermission level="h2" title={forbidden} />
          </Panel>
        </>
      )
    }
  </OrganizationGate>
)
