import { type FormItem, type FormSection, MAX_ITEMS } from "#inspections/contract"
import { Button, DropdownMenu } from "@radix-ui/themes"
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem } from "../../../ui/ActionMenu.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { useSorting } from "../../../ui/useSorting.ts"
import fields from "../../fleet/fields/Fields.module.css"
import styles from "../Inspections.module.css"
import { forms } from "../messages/pages.ts"
import { useFormWords } from "../useFormWords.ts"
import { moveItem, moveSection, removeSection } from "./drafting.ts"
import { ItemRow } from "./ItemRow.tsx"
import type { Edited } from "./SectionsEditor.tsx"
import type { Builder } from "./useBuilder.ts"

export interface SectionProps {
  readonly section: FormSection
  /** Its place in the form. */
  readonly at: number
  readonly builder: Builder
  readonly mayEdit: boolean
  readonly mayAdd: boolean
  readonly onEdit: (edited: Edited) => void
  /** Announces where an item was moved. */
  readonly onMoved: (sentence: string) => void
}

const SectionMenu = ({ section, at, builder, onEdit }: SectionProps) => {
  const m = useMessages(forms).section
  const words = useFormWords()
  const { sections, change } = builder
  return (
    <ActionMenu label={m.actionsOf(words.title(section))}>
      <DialogItem onOpen={() => onEdit({ kind: "section", section: at })}>
        <Pencil size={16} aria-hidden="true" /> {m.rename}
      </DialogItem>
      <DropdownMenu.Item disabled={at === 0} onSelect={() => change(moveSection(sections, at, at - 1))}>
        <ArrowUp size={16} aria-hidden="true" /> {m.moveUp}
      </DropdownMenu.Item>
      <DropdownMenu.Item
        disabled={at === sections.length - 1}
        onSelect={() => change(moveSection(sections, at, at + 1))}
      >
        <ArrowDown size={16} aria-hidden="true" /> {m.moveDown}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={() => change(removeSection(sections, at))}>
        <Trash2 size={16} aria-hidden="true" /> {m.remove(section.items.length)}
      </DropdownMenu.Item>
    </ActionMenu>
  )
}

/** A section of a form: its items in order, which can be dragged or moved with keys. */
export const SectionPanel = (props: SectionProps) => {
  const { section, at, builder, mayEdit, mayAdd, onEdit, onMoved } = props
  const m = useMessages(forms)
  const words = useFormWords()
  const { items } = section
  const moveTo = (key: string, to: number) => {
    const from = items.findIndex((item) => item.key === key)
    const item: FormItem | undefined = items[from]
    if (!item) return
    onMoved(m.item.moved(words.label(item), to + 1, items.length))
    builder.change(moveItem(builder.sections, { section: at, at: from }, to))
  }
  const sorting = useSorting(
    items.map(({ key }) => key),
    moveTo
  )
  return (
    <Panel
      title={words.title(section)}
      about={m.items(items.length)}
      aside={mayEdit && <SectionMenu {...props} />}
      flush
    >
      {items.length > 0 && (
        <ul aria-label={words.title(section)} className={fields["list"]}>
          {items.map((item, place) => (
            <ItemRow
              key={item.key}
              {...props}
              item={item}
              place={{ section: at, at: place }}
              row={sorting.row(item.key)}
              handle={sorting.handle(item.key)}
              onMove={(to) => moveTo(item.key, to)}
            />
          ))}
        </ul>
      )}
      {mayEdit && (
        <div className={styles["note"]}>
          <Button
            variant="soft"
            color="gray"
            disabled={!mayAdd}
            aria-label={m.item.addTo(words.title(section))}
            onClick={() => onEdit({ kind: "new item", section: at })}
          >
            <Plus size={16} aria-hidden="true" />
            {m.item.add}
          </Button>
          {!mayAdd && <p className={styles["hint"]}>{m.item.full(MAX_ITEMS)}</p>}
        </div>
      )}
    </Panel>
  )
}
