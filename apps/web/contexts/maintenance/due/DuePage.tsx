import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ListControls } from "../../views/ListControls.tsx"
import { services } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { DueList } from "./DueList.tsx"
import { Numbers } from "./Numbers.tsx"
import { useServiceCount, useServices } from "./services.ts"
import { useDueList } from "./useDueList.ts"

const Board = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(services)
  const list = useDueList(organization)
  const query = useServices(organization, list)
  // Here rather than in the line that shows it: that is replaced at every change of the filter.
  const count = useServiceCount(organization, list)
  return (
    <>
      <Numbers organization={organization} />
      <ListControls list={list} search={m.search} />
      <DueList
        key={JSON.stringify(list.matching)}
        list={list}
        query={query}
        count={count}
        loaded={query.data?.pages.flatMap(({ items }) => items) ?? []}
      />
    </>
  )
}

/** What is due on the organization's vehicles. */
export const DuePage = () => (
  <ServicesFrame permission="services.read">
    {(organization) => <Board key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = DuePage
