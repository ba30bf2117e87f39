import { IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import { useMessages } from "../../i18n/useMessages.ts"
import { LazyMenu } from "../../ui/LazyMenu.tsx"
import { views } from "./messages/index.ts"
import type { ListViews } from "./useList.ts"
import styles from "./ViewTabs.module.css"

export type Choice = "save" | "create" | "rename" | "share" | "unshare" | "copy" | "delete"

export interface ViewMenuProps {
  readonly list: ListViews
  readonly onChoose: (choice: Choice) => void
}

const load = async () => (await import("./ViewMenuItems.tsx")).ViewMenuItems

/** The button of the actions on the current view. */
export const ViewMenu = (props: ViewMenuProps) => {
  const m = useMessages(views)
  const trigger = (
    <IconButton variant="ghost" color="gray" size="3" aria-label={m.actions}>
      <Ellipsis size={18} aria-hidden="true" />
      {props.list.views.isChanged && <span className={styles["dot"]} />}
    </IconButton>
  )
  return <LazyMenu trigger={trigger} load={load} given={props} />
}
