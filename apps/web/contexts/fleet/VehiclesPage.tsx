import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../i18n/useMessages.ts"
import { NoPermission } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { ListControls } from "../views/ListControls.tsx"
import { AddButtons } from "./AddButtons.tsx"
import { ExportButton } from "./list/ExportButton.tsx"
import styles from "./list/List.module.css"
import { MoreMenu } from "./list/MoreMenu.tsx"
import { useVehicleList } from "./list/useVehicleList.ts"
import { VehicleList } from "./list/VehicleList.tsx"
import { fleet, fleetInShell } from "./messages/index.ts"
import { useVehicleCount, useVehicles } from "./vehicles.ts"

const Board = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(fleet)
  const list = useVehicleList(organization)
  const query = useVehicles(organization, list)
  // Here rather than in the line that shows it: that is replaced at every change of the filter.
  const count = useVehicleCount(organization, list)
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? []
  const actions = (
    <div className={styles["actions"]}>
      {organization.can.includes("vehicles.export") && (
        <ExportButton list={list} disabled={loaded.length === 0} />
      )}
      <AddButtons />
    </div>
  )
  return (
    <>
      <PageHeader {...useMessages(fleetInShell).page} actions={actions} menu={<MoreMenu />} />
      <ListControls list={list} search={m.search} />
      <VehicleList
        key={JSON.stringify(list.matching)}
        list={list}
        query={query}
        count={count}
        loaded={loaded}
      />
    </>
  )
}

/** The organization's vehicles. */
export const VehiclesPage = () => {
  const { page } = useMessages(fleetInShell)
  const { forbidden } = useMessages(fleet)
  return (
    <OrganizationGate {...page}>
      {(organization) =>
        organization.can.includes("vehicles.read") ? (
          <Board key={organization.id} organization={organization} />
        ) : (
          <>
            <PageHeader {...page} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = VehiclesPage
