import type { PartView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { parts } from "../messages/pages.ts"
import { useNumberTexts } from "../numbers.ts"

/** Whether there is enough of a part. */
export const StockBadge = ({
  on_hand,
  low,
  archived_at
}: Pick<PartView, "on_hand" | "low" | "archived_at">) => {
  const { states } = useMessages(parts)
  if (archived_at !== null) return <StateBadge state="idle">{states.archived}</StateBadge>
  if (on_hand === 0) return <StateBadge state={low ? "stop" : "idle"}>{states.out}</StateBadge>
  return <StateBadge state={low ? "caution" : "go"}>{low ? states.low : states.ok}</StateBadge>
}

/** What the list of parts can show of them. */
export const usePartColumns = (organization: Organization): ReadonlyArray<Column<PartView>> => {
  const { fields } = useMessages(parts)
  const texts = useNumberTexts(organization)
  return [
    { key: "name", title: fields.name, sort: "name", width: 220, cell: ({ name }) => name },
    { key: "number", title: fields.number, sort: "number", width: 140, grow: 0.6, cell: (row) => row.number },
    { key: "state", title: fields.stock, width: 140, grow: 0, cell: (part) => <StockBadge {...part} /> },
    {
      key: "on_hand",
      title: fields.on_hand,
      width: 120,
      grow: 0,
      align: "end",
      cell: ({ on_hand, unit }) => texts.quantity(on_hand, unit)
    },
    {
      key: "reorder_point",
      title: fields.reorder_point,
      width: 120,
      grow: 0,
      align: "end",
      sparse: true,
      cell: ({ reorder_point, unit }) => reorder_point !== null && texts.quantity(reorder_point, unit)
    },
    { key: "bin", title: fields.bin, width: 90, grow: 0.3, sparse: true, cell: ({ bin }) => bin },
    {
      key: "cost",
      title: fields.cost,
      width: 120,
      grow: 0,
      align: "end",
      cell: ({ cost_minor }) => texts.money(cost_minor)
    },
    {
      key: "value",
      title: fields.value,
      width: 120,
      grow: 0,
      align: "end",
      hidden: true,
      cell: ({ value_minor }) => texts.money(value_minor)
    }
  ]
}
