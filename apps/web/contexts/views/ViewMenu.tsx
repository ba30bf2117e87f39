import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Copy, Ellipsis, type LucideIcon, Pencil, Plus, Save, Trash2, UserRound, Users } from "lucide-react"
import { useRef } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { MenuRoot } from "../../ui/MenuRoot.tsx"
import { notify } from "../../ui/toast.ts"
import { views } from "./messages/index.ts"
import { VIEW } from "./savedViews.ts"
import type { ListViews } from "./useList.ts"
import styles from "./ViewTabs.module.css"

export type Choice = "save" | "create" | "rename" | "share" | "unshare" | "copy" | "delete"

interface Props {
  readonly list: ListViews
  readonly onChoose: (choice: Choice) => void
}

const ICONS: Readonly<Record<Choice, LucideIcon>> = {
  save: Save,
  create: Plus,
  rename: Pencil,
  share: Users,
  unshare: UserRound,
  copy: Copy,
  delete: Trash2
}

/** What is possible with the current view. */
const choicesOf = ({ views: { current, isChanged } }: ListViews): ReadonlyArray<Choice> => {
  if (!current) return ["create"]
  const { can, shared } = current
  return [
    ...(isChanged && can.edit ? ["save" as const] : []),
    "create",
    ...(can.edit ? ["rename" as const] : []),
    ...(can.share ? [shared ? ("unshare" as const) : ("share" as const)] : []),
    ...(shared ? ["copy" as const] : []),
    ...(can.edit ? ["delete" as const] : [])
  ]
}

/** The actions on the current view. */
export const ViewMenu = ({ list, onChoose }: Props) => {
  const m = useMessages(views)
  const chosen = useRef<Choice>(undefined)
  const { current, isChanged } = list.views
  const copy = async () => {
    const address = new URL(`?${VIEW}=${current?.id}`, location.href)
    await navigator.clipboard.writeText(address.href).then(
      () => notify.success(m.copied),
      () => notify.error(m.notCopied)
    )
  }
  // Only once the focus is back on the button: a dialog returns it to where it was.
  const run = () => {
    const choice = chosen.current
    chosen.current = undefined
    if (choice === "copy") void copy()
    else if (choice) onChoose(choice)
  }
  return (
    <MenuRoot>
      <DropdownMenu.Trigger>
        <IconButton variant="ghost" color="gray" size="3" aria-label={m.actions}>
          <Ellipsis size={18} aria-hidden="true" />
          {isChanged && <span className={styles["dot"]} />}
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content variant="soft" color="gray" align="end" onCloseAutoFocus={run}>
        {choicesOf(list).map((choice) => {
          const Icon = ICONS[choice]
          return (
            <DropdownMenu.Item
              key={choice}
              {...(choice === "delete" && { color: "red" as const })}
              onSelect={() => (chosen.current = choice)}
            >
              <Icon size={16} aria-hidden="true" /> {m.choices[choice]}
            </DropdownMenu.Item>
          )
        })}
      </DropdownMenu.Content>
    </MenuRoot>
  )
}
