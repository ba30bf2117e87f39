import { DriverId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { useOpened } from "../../../ui/useOpened.ts"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { ListControls } from "../../views/ListControls.tsx"
import { addDriver } from "../actions.ts"
import { fleetInShell } from "../messages/index.ts"
import { drivers } from "../messages/pages.ts"
import { DriverList } from "./DriverList.tsx"
import { useDriverCount, useDrivers } from "./drivers.ts"
import { OpenedDriver } from "./OpenedDriver.tsx"
import { useDriverList } from "./useDriverList.ts"

const isDriverId = Schema.is(DriverId)

const Board = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(drivers)
  const list = useDriverList(organization)
  const { opened, linkTo, close } = useOpened("driver", isDriverId)
  const query = useDrivers(organization, list)
  const count = useDriverCount(organization, list)
  return (
    <>
      <PageHeader {...useMessages(fleetInShell).driversPage} actions={<ActionButton action={addDriver} />} />
      <ListControls list={list} search={m.search} />
      <DriverList list={list} query={query} count={count} linkTo={linkTo} />
      {opened && (
        <OpenedDriver
          key={opened}
          organization={organization}
          id={opened}
          known={query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The people who drive the organization's vehicles. */
export const DriversPage = () => {
  const header = useMessages(fleetInShell).driversPage
  const { forbidden } = useMessages(drivers)
  return (
    <OrganizationGate {...header}>
      {(organization) =>
        organization.can.includes("drivers.read") ? (
          <Board key={organization.id} organization={organization} />
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

export const Component = DriversPage
