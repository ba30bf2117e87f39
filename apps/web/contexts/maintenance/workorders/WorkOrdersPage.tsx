import { WorkOrderSort, workOrderName } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Flex } from "@radix-ui/themes"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { EmptyList } from "../../views/EmptyList.tsx"
import { ListControls } from "../../views/ListControls.tsx"
import { ListPanel } from "../../views/ListPanel.tsx"
import { ListCount } from "../../views/together/ListCount.tsx"
import { newWorkOrder } from "../actions.ts"
import { workOrders } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { SettingsLink } from "../settings/SettingsLink.tsx"
import { useWorkOrderList, type WorkOrderListState } from "./useWorkOrderList.ts"
import { useWorkOrderCount, useWorkOrders } from "./workOrders.ts"

interface Props {
  readonly list: WorkOrderListState
}

/** No work orders: none that are open, or none that match. */
const NoWorkOrders = ({ list }: Props) => {
  const { empty: m } = useMessages(workOrders)
  return (
    <EmptyList
      list={list}
      matching={list.matching}
      notFound={m.notFound}
      noMatches={m.noMatches}
      searched={m.searched}
    >
      <EmptyState title={m.title} action={<ActionButton quiet action={newWorkOrder} />}>
        {list.organization.can.includes("workorders.edit") ? m.sentence : m.readOnly}
      </EmptyState>
    </EmptyList>
  )
}

const Board = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(workOrders)
  const list = useWorkOrderList(organization)
  const query = useWorkOrders(organization, list)
  const count = useWorkOrderCount(organization, list)
  return (
    <>
      <ListControls list={list} search={m.search} />
      <ListPanel
        list={list}
        label={m.list}
        query={query}
        sorts={WorkOrderSort.literals}
        sortNames={m.sorts}
        renderSummary={(aside) => <ListCount count={count} countText={m.count} aside={aside} />}
        row={{
          id: ({ id }) => id,
          name: ({ number }) => workOrderName(number),
          link: ({ id }) => `/services/work-orders/${id}`
        }}
        empty={<NoWorkOrders list={list} />}
      />
    </>
  )
}

const actions = (organization: Organization) => (
  <Flex wrap="wrap" gap="2">
    {organization.can.includes("workorders.approve") && <SettingsLink />}
    <ActionButton action={newWorkOrder} />
  </Flex>
)

/** What is planned for and done to the organization's vehicles. */
export const WorkOrdersPage = () => (
  <ServicesFrame permission="workorders.read" renderActions={actions}>
    {(organization) => <Board key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = WorkOrdersPage
