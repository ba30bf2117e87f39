import type { TaskView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Button, IconButton } from "@radix-ui/themes"
import { Trash2 } from "lucide-react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { programs } from "../messages/pages.ts"
import type { ItemDraft } from "./drafts.ts"
import { useIntervalText, useTaskNames } from "./useNames.ts"

interface Props {
  readonly organization: Organization
  readonly items: ReadonlyArray<ItemDraft>
  readonly tasks: ReadonlyArray<TaskView>
  /** Undefined for people who may not change it. */
  readonly onEdit?: ((item: ItemDraft) => void) | undefined
  readonly onRemove?: ((item: ItemDraft) => void) | undefined
}

const Row = ({ item, ...props }: Props & { readonly item: ItemDraft }) => {
  const m = useMessages(programs).items
  const nameOf = useTaskNames(props.tasks)
  const { everyOf, remindOf } = useIntervalText(props.organization)
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" })
  const name = nameOf(item.task)
  const included = props.items
    .filter(({ id }) => item.supersedes.includes(id))
    .map(({ task }) => nameOf(task))
  const about = [
    remindOf(item),
    item.recur === "fixed_grid" && m.grid,
    included.length > 0 && m.includes(list.format(included))
  ]
  const { onEdit, onRemove } = props
  return (
    <li className={documents["row"]}>
      <p className={documents["name"]}>{name}</p>
      <div>
        <p>{everyOf(item)}</p>
        <p className={documents["about"]}>{about.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={documents["actions"]}>
        {onEdit && (
          <Button
            type="button"
            variant="surface"
            color="gray"
            aria-label={m.editOf(name)}
            onClick={() => onEdit(item)}
          >
            {m.edit}
          </Button>
        )}
        {onRemove && (
          <IconButton
            type="button"
            variant="ghost"
            color="gray"
            size="2"
            aria-label={m.removeOf(name)}
            onClick={() => onRemove(item)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

/** The tasks of a program, and how often each is due. */
export const ItemList = (props: Props) => {
  const m = useMessages(programs).items
  if (props.items.length === 0) return <EmptyState title={m.empty} level="h3" />
  return (
    <ul className={documents["rows"]} aria-label={m.list}>
      {props.items.map((item) => (
        <Row key={item.id} {...props} item={item} />
      ))}
    </ul>
  )
}
