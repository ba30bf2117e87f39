import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { useEffect, useRef } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { SelectionBar } from "../../../ui/SelectionBar.tsx"
import type { Selection } from "../../../ui/useSelection.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import type { useCount } from "../customers.ts"
import styles from "../Customers.module.css"
import type { View } from "../filter.ts"
import { customers } from "../messages/index.ts"
import { SortChoice } from "../SortChoice.tsx"
import { ChangeActions } from "./ChangeActions.tsx"
import { type CustomerIds, everyMatch } from "./changing.ts"
import { useChanging } from "./useChanging.ts"

interface Props {
  readonly organization: Organization
  readonly view: View
  readonly count: ReturnType<typeof useCount>
  /** The loaded customers. */
  readonly ids: CustomerIds
  /** Undefined if there is nothing to do with selected customers. */
  readonly selection: Selection<CustomerView["id"]> | undefined
}

/** The line above the list: the number of customers, or what can be done with the selected ones. */
export const Summary = ({ organization, view, count, ids, selection }: Props) => {
  const m = useMessages(customers)
  const box = useRef<HTMLButtonElement>(null)
  const { data, isPlaceholderData: isStale } = count
  const changing = useChanging(organization, {
    onDone: (rest) => selection?.choose(rest),
    onUndone: (ids) => selection?.chooseAgain(ids)
  })
  const latest = useRef(selection?.chosen)
  useEffect(() => {
    latest.current = selection?.chosen
    return () => {
      latest.current = undefined
    }
  })
  const everything = useOrganizationCommand(organization, {
    send: (before: Selection<CustomerView["id"]>["chosen"]) =>
      everyMatch(organization, view.matching, () => latest.current === before),
    onDone: (found, before) => selection?.chooseInstead(before, found)
  })
  return (
    <SelectionBar
      selection={selection}
      listed={ids}
      total={isStale ? undefined : data?.count}
      onEverything={() => selection && everything.mutate(selection.chosen)}
      completing={everything.isPending}
      busy={changing.isPending}
      box={box}
      summary={
        data && (
          <span className={styles["count"]} data-stale={isStale}>
            {m.count(data.count)}
          </span>
        )
      }
      aside={<SortChoice view={view} />}
      actions={
        selection && (
          <ChangeActions
            organization={organization}
            archived={view.filter.archived}
            selection={selection}
            changing={changing}
            box={box}
          />
        )
      }
    />
  )
}
