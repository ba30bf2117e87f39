import type { PartView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { isGone } from "../../../api/isGone.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Sheet, SheetActions } from "../../../ui/Sheet.tsx"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { parts } from "../messages/pages.ts"
import { useNumberTexts } from "../numbers.ts"
import { StockBadge } from "./columns.tsx"
import { Movements } from "./Movements.tsx"
import { PartActions } from "./PartActions.tsx"
import { type PartProps, usePart } from "./parts.ts"

const PartFacts = ({ part }: Pick<PartProps, "part">) => {
  const { fields } = useMessages(parts)
  const texts = useNumberTexts(part)
  return (
    <Facts>
      <Fact label={fields.on_hand}>{texts.quantity(part.on_hand, part.unit)}</Fact>
      <Fact label={fields.reorder_point}>
        {part.reorder_point !== null && texts.quantity(part.reorder_point, part.unit)}
      </Fact>
      <Fact label={fields.number}>{part.number}</Fact>
      <Fact label={fields.bin}>{part.bin}</Fact>
      <Fact label={fields.cost}>{texts.money(part.cost_minor)}</Fact>
      <Fact label={fields.value}>{texts.money(part.value_minor)}</Fact>
    </Facts>
  )
}

interface Props {
  readonly organization: Organization
  readonly id: PartView["id"]
  /** As listed, to show immediately. */
  readonly known: PartView | undefined
  readonly onClose: () => void
}

/** One part in a side panel: its stock, what changed it, and the available actions. */
export const OpenedPart = ({ organization, id, known, onClose }: Props) => {
  const m = useMessages(parts)
  const query = usePart(organization, id, known)
  const part = query.data
  return (
    <Sheet title={part?.name ?? m.list} onClose={onClose}>
      {!part || isGone(query.error) ? (
        <NotLoaded query={query} onClose={onClose} />
      ) : (
        <>
          <StockBadge {...part} />
          <PartFacts part={part} />
          <Movements organization={organization} part={part} />
          <SheetActions>
            <PartActions organization={organization} part={part} />
          </SheetActions>
        </>
      )}
    </Sheet>
  )
}
