import { Copy, type LucideIcon, Pencil, Plus, Save, Trash2, UserRound, Users } from "lucide-react"
import { useMessages } from "../../i18n/useMessages.ts"
import { ActionItems, DialogItem } from "../../ui/ActionMenu.tsx"
import type { MenuProps } from "../../ui/LazyMenu.tsx"
import { notify } from "../../ui/toast.ts"
import { views } from "./messages/index.ts"
import { VIEW } from "./savedViews.ts"
import type { ListViews } from "./useList.ts"
import type { Choice, ViewMenuProps } from "./ViewMenu.tsx"

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

/** The actions on the current view, opened by the given button. */
export const ViewMenuItems = ({ list, onChoose, ...menu }: ViewMenuProps & MenuProps) => {
  const m = useMessages(views)
  const { current } = list.views
  const copy = async () => {
    const address = new URL(`?${VIEW}=${current?.id}`, location.href)
    await navigator.clipboard.writeText(address.href).then(
      () => notify.success(m.copied),
      () => notify.error(m.notCopied)
    )
  }
  return (
    <ActionItems {...menu}>
      {choicesOf(list).map((choice) => {
        const Icon = ICONS[choice]
        return (
          <DialogItem
            key={choice}
            {...(choice === "delete" && { color: "red" as const })}
            onOpen={() => (choice === "copy" ? void copy() : onChoose(choice))}
          >
            <Icon size={16} aria-hidden="true" /> {m.choices[choice]}
          </DialogItem>
        )
      })}
    </ActionItems>
  )
}
