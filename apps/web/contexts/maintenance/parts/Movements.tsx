import type { StockMovement } from "#maintenance/contract"
import { Heading } from "@radix-ui/themes"
import { useId } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { parts } from "../messages/pages.ts"
import { useNumberTexts } from "../numbers.ts"
import { usePeople } from "../people.ts"
import { type PartProps, useMovements } from "./parts.ts"

/** A movement in words: what, by whom, and how much there was afterwards. */
const useMovementText = ({ organization, part }: PartProps) => {
  const m = useMessages(parts).movements
  const texts = useNumberTexts(part)
  const { signed } = usePeople(organization.time_zone)
  return ({ quantity, on_hand, vendor, note, moved_by, moved_at }: StockMovement) => {
    const sign = quantity > 0 ? "+" : ""
    const amount = `${sign}${texts.quantity(quantity, part.unit)}, ${m.after(texts.quantity(on_hand, part.unit))}`
    return [amount, vendor?.name, note, signed(moved_by, moved_at)]
      .filter((text) => text !== null && text !== undefined)
      .join("\n")
  }
}

/** What changed the stock of a part, newest first. */
export const Movements = (props: PartProps) => {
  const m = useMessages(parts).movements
  const title = useId()
  const query = useMovements(props)
  const textOf = useMovementText(props)
  const movements = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby={title}>
      <Heading as="h3" size="3" mb="3" id={title}>
        {m.title}
      </Heading>
      {!query.data && <NotLoaded query={query} rows={2} />}
      {query.data && movements.length === 0 && <p>{m.empty}</p>}
      {movements.length > 0 && (
        <Facts>
          {movements.map((movement) => (
            <Fact key={movement.position} label={m.kinds[movement.kind]}>
              {textOf(movement)}
            </Fact>
          ))}
        </Facts>
      )}
      {query.hasNextPage && (
        <OnlineButton
          mt="3"
          variant="surface"
          color="gray"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {m.earlier}
        </OnlineButton>
      )}
    </section>
  )
}
