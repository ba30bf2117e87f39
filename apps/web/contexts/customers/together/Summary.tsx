import type { CustomerView } from "#customers/contract"
import { type ReactNode, useRef } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Selection } from "../../../ui/useSelection.ts"
import { ListSummary } from "../../views/together/ListSummary.tsx"
import type { useCount } from "../customers.ts"
import { customers } from "../messages/index.ts"
import type { CustomerList } from "../useCustomerList.ts"
import { ChangeActions } from "./ChangeActions.tsx"
import { type CustomerIds, everyMatch } from "./changing.ts"
import { useChanging } from "./useChanging.ts"

interface Props {
  readonly list: CustomerList
  readonly count: ReturnType<typeof useCount>
  /** The loaded customers. */
  readonly ids: CustomerIds
  /** Undefined if there is nothing to do with selected customers. */
  readonly selection: Selection<CustomerView["id"]> | undefined
  readonly aside: ReactNode
}

/** The line above the list: the number of customers, or what can be done with the selected ones. */
export const Summary = ({ list, selection, ...rest }: Props) => {
  const { organization, matching } = list
  const box = useRef<HTMLButtonElement>(null)
  const changing = useChanging(organization, {
    onDone: (left) => selection?.choose(left),
    onUndone: (ids) => selection?.chooseAgain(ids)
  })
  return (
    <ListSummary
      {...rest}
      organization={organization}
      selection={selection}
      countText={useMessages(customers).count}
      loadEvery={(isWanted) => everyMatch(organization, matching, isWanted)}
      busy={changing.isPending}
      box={box}
      actions={
        selection && (
          <ChangeActions
            organization={organization}
            archived={matching.archived === "true"}
            selection={selection}
            changing={changing}
            box={box}
          />
        )
      }
    />
  )
}
