import type { CustomFieldView } from "#fleet/contract"
import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Archive, ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from "lucide-react"
import { type ComponentProps, useRef } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
import type { RowMarks } from "../../../ui/useSorting.ts"
import { useOfflineProps } from "../../../ui/useOfflineProps.ts"
import { customFields } from "../messages/index.ts"
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
  const offline = useOfflineProps()
  const chosen = useRef<() => void>(undefined)
  // Only once the focus is back on the button: a dialog returns it to where it was.
  const run = () => {
    chosen.current?.()
    chosen.current = undefined
  }
  return (
    <MenuRoot>
      <DropdownMenu.Trigger>
        <IconButton variant="ghost" color="gray" size="2" aria-label={m.actionsOf(field.name)}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content variant="soft" color="gray" align="end" onCloseAutoFocus={run}>
        <DropdownMenu.Item onSelect={() => (chosen.current = onEdit)}>
          <Pencil size={16} aria-hidden="true" /> {m.edit}
        </DropdownMenu.Item>
        <DropdownMenu.Item {...offline} disabled={place === 1} onSelect={() => onMove(place - 2)}>
          <ArrowUp size={16} aria-hidden="true" /> {m.moveUp}
        </DropdownMenu.Item>
        <DropdownMenu.Item {...offline} disabled={place === of} onSelect={() => onMove(place)}>
          <ArrowDown size={16} aria-hidden="true" /> {m.moveDown}
        </DropdownMenu.Item>
        <DropdownMenu.Item {...offline} onSelect={onArchive}>
          <Archive size={16} aria-hidden="true" /> {m.archive}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </MenuRoot>
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
