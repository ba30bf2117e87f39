import type { ExpiringDocument } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoPermission } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { standardColumns } from "../../../ui/table/shownColumns.ts"
import { SummaryBar } from "../../../ui/SummaryBar.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { fleet, fleetInShell } from "../messages/index.ts"
import { documents } from "../messages/pages.ts"
import { useExpiringCount, useExpiringDocuments } from "./documents.ts"
import { ExpiryBadge } from "./ExpiryBadge.tsx"
import { RequirementsButton } from "./RequirementsButton.tsx"

const useColumns = (organization: Organization): ReadonlyArray<Column<ExpiringDocument>> => {
  const { fields, types } = useMessages(documents)
  return [
    { key: "vehicle", title: fields.vehicle, width: 150, cell: ({ vehicle }) => vehicle.name },
    { key: "type", title: fields.type, width: 150, cell: ({ type }) => types[type] },
    { key: "number", title: fields.number, width: 130, sparse: true, cell: ({ number }) => number },
    {
      key: "expires",
      title: fields.expires_on,
      width: 260,
      cell: (document) => <ExpiryBadge organization={organization} document={document} />
    }
  ]
}

const Board = ({ organization }: { readonly organization: Organization }) => {
  const { expiring: m } = useMessages(documents)
  const columns = useColumns(organization)
  const [shown, show] = useState(() => standardColumns(columns))
  const query = useExpiringDocuments(organization)
  const { data: count } = useExpiringCount(organization)
  const hasRows = query.data?.pages.some(({ items }) => items.length > 0) === true
  return (
    <Panel flush>
      {hasRows && <SummaryBar aside={null}>{count && m.count(count)}</SummaryBar>}
      <DataTable
        label={m.list}
        query={query}
        columns={columns}
        shown={shown}
        onShow={show}
        row={{
          id: ({ id }) => id,
          name: ({ vehicle }) => vehicle.name,
          link: ({ vehicle }) => `/vehicles/${vehicle.id}?tab=documents`
        }}
        // As the server gives them: what expired first comes first.
        sort="expires"
        onSort={() => undefined}
        selection={undefined}
        empty={<EmptyState title={m.empty.title}>{m.empty.sentence}</EmptyState>}
      />
    </Panel>
  )
}

/** The documents of all vehicles that have expired or will soon. */
export const ExpiringPage = () => {
  const header = useMessages(fleetInShell).documentsPage
  const { forbidden } = useMessages(fleet)
  return (
    <OrganizationGate {...header}>
      {(organization) =>
        organization.can.includes("vehicles.read") ? (
          <>
            <PageHeader {...header} actions={<RequirementsButton organization={organization} />} />
            <Board key={organization.id} organization={organization} />
          </>
        ) : (
          <>
            <PageHeader {...header} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = ExpiringPage
