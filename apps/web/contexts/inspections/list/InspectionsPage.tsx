import type { InspectionSort } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense } from "react"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import tiles from "../../operations/numbers/Numbers.module.css"
import { ListControls } from "../../views/ListControls.tsx"
import { ListPanel } from "../../views/ListPanel.tsx"
import { ListCount } from "../../views/together/ListCount.tsx"
import { startInspection } from "../actions.ts"
import { InspectionsFrame } from "../InspectionsFrame.tsx"
import { inspections } from "../messages/index.ts"
import styles from "../Inspections.module.css"
import { useStored } from "../offline/useStored.ts"
import { useInspectionCount, useInspections } from "./listed.ts"
import { type InspectionListState, useInspectionList } from "./useInspectionList.ts"

const Numbers = lazy(async () => ({ default: (await import("./Numbers.tsx")).Numbers }))
const MinePanel = lazy(async () => ({ default: (await import("./MinePanel.tsx")).MinePanel }))
// Most people have none.
const WaitingPanel = lazy(async () => ({ default: (await import("./WaitingPanel.tsx")).WaitingPanel }))

/** The headings of columns offer the others. */
const SORTS = ["-at", "at", "-failed", "-received"] as const satisfies ReadonlyArray<InspectionSort>

/** No inspections: none at all, or none that match. */
const NoInspections = ({ list }: { readonly list: InspectionListState }) => {
  const m = useMessages(inspections)
  const { clearFilters } = useMessages(common)
  if (Object.keys(list.matching).length > 0)
    return (
      <NoResults level="h2" title={m.notFound.title} clear={clearFilters} onClear={list.clear}>
        {m.notFound.sentence}
      </NoResults>
    )
  return (
    <EmptyState title={m.empty.title} action={<ActionButton quiet action={startInspection} />}>
      {m.empty.sentence}
    </EmptyState>
  )
}

const Board = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(inspections)
  const list = useInspectionList(organization)
  const query = useInspections(organization, list)
  const count = useInspectionCount(organization, list)
  const stored = useStored(organization) ?? []
  return (
    <>
      {stored.length > 0 && (
        <Suspense>
          <WaitingPanel organization={organization} stored={stored} />
        </Suspense>
      )}
      <Suspense>
        <MinePanel organization={organization} />
      </Suspense>
      <div className={`${tiles["center"]} ${styles["numbers"]}`}>
        <Suspense
          fallback={
            <Panel flush>
              <SkeletonRows rows={1} />
            </Panel>
          }
        >
          <Numbers organization={organization} />
        </Suspense>
      </div>
      <ListControls list={list} />
      <ListPanel
        list={list}
        label={m.list}
        query={query}
        sorts={SORTS}
        sortNames={m.sorts}
        renderSummary={(aside) => <ListCount count={count} countText={m.count} aside={aside} />}
        row={{
          id: ({ id }) => id,
          name: ({ vehicle, form }) => m.here.name(vehicle.name, form.name),
          link: ({ id }) => `/inspections/${id}`
        }}
        empty={<NoInspections list={list} />}
      />
    </>
  )
}

/** The inspections of the organization's vehicles. */
export const InspectionsPage = () => (
  <InspectionsFrame
    permission="inspections.read"
    renderActions={() => <ActionButton action={startInspection} />}
  >
    {(organization) => <Board key={organization.id} organization={organization} />}
  </InspectionsFrame>
)

export const Component = InspectionsPage
