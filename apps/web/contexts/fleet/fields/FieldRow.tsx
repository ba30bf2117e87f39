import type { CustomFieldView } from "#fleet/contract"
import { Archive, ArrowDown, ArrowUp, GripVertical, Pencil } from "lucide-react"
import type { ComponentProps } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import type { RowMarks } from "../../../ui/useSorting.ts"
import { customFields } from "../messages/pages.ts"
import styles from "./Fields.module.css"

/** How many choices are named before the others are counted. */
const NAMED = 3

/** Its type, and the choices of one. */
export const useFieldAbout = () => {
  const m = useMessages(customFields)
  return ({ type, choices }: CustomFieldView): string => {
    if (type !== "choice") return m.types[type]
    const named = choices.slice(0, NAMED).map(({ name }) => name)
    const more = choices.length - named.length
    return `${m.types[type]}: ${named.join(", ")}${more > 0 ? ` ${m.andMore(more)}` : ""}`
  }
}

interface Props {
  readonly field: CustomFieldView
  /** Its place, from 1, of as many. */
  readonly place: number
  readonly of: number
  readonly row: RowMarks
  readonly handle: ComponentProps<"button">
  readonly onMove: (to: number) => void
  readonly onEdit: () => void
  readonly onArchive: () => void
}

const FieldMenu = ({ field, place, of, onMove, onEdit, onArchive }: Props) => {
  const m = useMessages(customFields)
  return (
    <ActionMenu label={m.actionsOf(field.name)}>
      <DialogItem onOpen={onEdit}>
        <Pencil size={16} aria-hidden="true" /> {m.edit}
      </DialogItem>
      <OnlineItem disabled={place === 1} onSelect={() => onMove(place - 2)}>
        <ArrowUp size={16} aria-hidden="true" /> {m.moveUp}
      </OnlineItem>
      <OnlineItem disabled={place === of} onSelect={() => onMove(place)}>
        <ArrowDown size={16} aria-hidden="true" /> {m.moveDown}
      </OnlineItem>
      <OnlineItem onSelect={onArchive}>
        <Archive size={16} aria-hidden="true" /> {m.archive}
      </OnlineItem>
    </ActionMenu>
  )
}

/** A field in use: moved by its handle, edited by its name. */
export const FieldRow = (props: Props) => {
  const { field, row, handle, onEdit } = props
  const m = useMessages(customFields)
  const about = useFieldAbout()
  return (
    <li className={styles["row"]} {...row}>
      <button type="button" className={styles["handle"]} aria-label={m.move(field.name)} {...handle}>
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <div className={styles["text"]}>
        <button type="button" className={styles["name"]} onClick={onEdit}>
          {field.name}
        </button>
        <span className={styles["about"]}>{about(field)}</span>
      </div>
      {!field.is_used && <span className={styles["unused"]}>{m.unused}</span>}
      <FieldMenu {...props} />
    </li>
  )
}
