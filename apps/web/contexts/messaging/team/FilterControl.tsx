import { SegmentedControl } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { messaging } from "../messages/index.ts"

interface Props {
  readonly isUnread: boolean
  readonly onChange: (isUnread: boolean) => void
}

/** Lists all conversations, or only those with unread messages. */
export const FilterControl = ({ isUnread, onChange }: Props) => {
  const m = useMessages(messaging).filter
  return (
    <SegmentedControl.Root
      aria-label={m.label}
      value={isUnread ? "unread" : "all"}
      onValueChange={(value) => onChange(value === "unread")}
    >
      <SegmentedControl.Item value="all">{m.all}</SegmentedControl.Item>
      <SegmentedControl.Item value="unread">{m.unread}</SegmentedControl.Item>
    </SegmentedControl.Root>
  )
}
