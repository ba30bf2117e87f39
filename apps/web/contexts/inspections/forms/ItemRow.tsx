import type { FormItem } from "#inspections/contract"
import { DropdownMenu } from "@radix-ui/themes"
import { ArrowDown, ArrowUp, Copy, CornerDownRight, GripVertical, Pencil, Trash2 } from "lucide-react"
import type { ComponentProps } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem } from "../../../ui/ActionMenu.tsx"
import type { RowMarks } from "../../../ui/useSorting.ts"
import fields from "../../fleet/fields/Fields.module.css"
import { inspections } from "../messages/index.ts"
import { forms } from "../messages/pages.ts"
import { useFormWords } from "../useFormWords.ts"
import { copyItem, moveToSection, type Place, removeItem } from "./drafting.ts"
import type { SectionProps } from "./SectionPanel.tsx"

interface Props extends SectionProps {
  readonly item: FormItem
  readonly place: Place
  readonly row: RowMarks
  readonly handle: ComponentProps<"button">
  readonly onMove: (to: number) => void
}

const ItemMenu = ({ item, place, section, builder, mayAdd, onEdit, onMove }: Props) => {
  const m = useMessages(forms).item
  const words = useFormWords()
  const { sections, change } = builder
  const others = sections
    .map((one, at) => ({ title: words.title(one), at }))
    .filter(({ at }) => at !== place.section)
  return (
    <ActionMenu label={m.actionsOf(words.label(item))}>
      <DialogItem onOpen={() => onEdit({ kind: "item", place, item })}>
        <Pencil size={16} aria-hidden="true" /> {m.edit}
      </DialogItem>
      <DropdownMenu.Item disabled={!mayAdd} onSelect={() => change(copyItem(sections, place))}>
        <Copy size={16} aria-hidden="true" /> {m.copy}
      </DropdownMenu.Item>
      <DropdownMenu.Item disabled={place.at === 0} onSelect={() => onMove(place.at - 1)}>
        <ArrowUp size={16} aria-hidden="true" /> {m.moveUp}
      </DropdownMenu.Item>
      <DropdownMenu.Item
        disabled={place.at === section.items.length - 1}
        onSelect={() => onMove(place.at + 1)}
      >
        <ArrowDown size={16} aria-hidden="true" /> {m.moveDown}
      </DropdownMenu.Item>
      {others.map(({ title, at }) => (
        <DropdownMenu.Item key={at} onSelect={() => change(moveToSection(sections, place, at))}>
          <CornerDownRight size={16} aria-hidden="true" /> {m.moveTo(title)}
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Item onSelect={() => change(removeItem(sections, place))}>
        <Trash2 size={16} aria-hidden="true" /> {m.remove}
      </DropdownMenu.Item>
    </ActionMenu>
  )
}

/** What an item asks, in a line: its type, what follows from a failure, when it is shown. */
const useAbout = ({ item }: Pick<Props, "item">): string => {
  const m = useMessages(forms).item
  const { severities } = useMessages(inspections)
  const rule = "on_fail" in item ? item.on_fail : undefined
  return [
    m.types[item.type],
    !item.required && m.isOptional,
    item.photo !== "never" && m.photoRules[item.photo],
    rule && m.raises(severities[rule.severity]),
    rule?.blocking && m.grounds,
    item.show_if && m.hasCondition
  ]
    .filter(Boolean)
    .join(" · ")
}

/** An item of a form: moved by its handle, edited by its name. */
export const ItemRow = (props: Props) => {
  const { item, place, row, handle, mayEdit, onEdit } = props
  const m = useMessages(forms).item
  const words = useFormWords()
  const about = useAbout(props)
  const label = words.label(item)
  return (
    <li className={fields["row"]} {...row}>
      {mayEdit && (
        <button type="button" className={fields["handle"]} aria-label={m.move(label)} {...handle}>
          <GripVertical size={18} aria-hidden="true" />
        </button>
      )}
      <div className={fields["text"]}>
        {mayEdit ? (
          <button
            type="button"
            className={fields["name"]}
            onClick={() => onEdit({ kind: "item", place, item })}
          >
            {label}
          </button>
        ) : (
          <b>{label}</b>
        )}
        <span className={fields["about"]}>{about}</span>
      </div>
      {mayEdit && <ItemMenu {...props} />}
    </li>
  )
}
