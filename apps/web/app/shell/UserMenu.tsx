import { useMe } from "../../contexts/identity/me.ts"
import { shell } from "../messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Avatar } from "../../ui/Avatar.tsx"
import { LazyMenu } from "../../ui/LazyMenu.tsx"
import styles from "./UserMenu.module.css"

const load = async () => (await import("./UserMenuItems.tsx")).UserMenuItems

/** The signed-in user, their role here, account, appearance, help and sign-out. */
export const UserMenu = () => {
  const m = useMessages(shell)
  const me = useMe()
  const trigger = (
    <button type="button" className={styles["trigger"]}>
      {/* Not Radix's VisuallyHidden: its style attribute is forbidden in the first paint. */}
      <span className={styles["name"]}>{m.user.menu}</span>
      <Avatar name={me?.full_name || me?.email || "?"} url={me?.avatar_url} />
    </button>
  )
  return <LazyMenu trigger={trigger} load={load} given={{}} />
}
