import type { RecallView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, type ReactNode, Suspense, useState } from "react"
import type { Pages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { PagedList } from "../../../ui/PagedList.tsx"
import { recalls } from "../messages/pages.ts"
import { RecallRow } from "./RecallRow.tsx"

const OpenedRecall = lazy(async () => ({ default: (await import("./OpenedRecall.tsx")).OpenedRecall }))

interface Props {
  readonly organization: Organization
  readonly query: Pages<RecallView>
  readonly empty: ReactNode
  readonly withVehicle?: boolean
}

/** Recalls of vehicles, each of which opens in a side panel, as it is now. */
export const RecallItems = ({ organization, query, empty, withVehicle = false }: Props) => {
  const m = useMessages(recalls)
  const [opened, open] = useState<RecallView>()
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <PagedList query={query} label={m.list} empty={empty}>
        {(recall) => (
          <RecallRow
            key={recall.id}
            organization={organization}
            recall={recall}
            withVehicle={withVehicle}
            onOpen={() => open(recall)}
          />
        )}
      </PagedList>
      {opened && (
        <Suspense>
          <OpenedRecall
            organization={organization}
            recall={items.find(({ id }) => id === opened.id) ?? opened}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
