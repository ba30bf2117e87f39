import { PanelLeft, Settings } from "lucide-react"
import { Link } from "react-router"
import { MessagesTrigger } from "../../contexts/messaging/MessagesTrigger.tsx"
import { NotificationsTrigger } from "../../contexts/notifications/NotificationsTrigger.tsx"
import { common } from "../../i18n/en/common.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Mark } from "../../ui/Mark.tsx"
import { Breadcrumb } from "./Breadcrumb.tsx"
import styles from "./Header.module.css"
import { HeaderButton } from "./HeaderButton.tsx"
import type { SidebarState } from "./sidebarState.ts"
import { UserMenu } from "./UserMenu.tsx"

const SidebarToggle = ({ state }: { readonly state: SidebarState }) => {
  const m = useMessages(shell)
  const expanded = state.isMobile ? state.slideOverOpen : !state.collapsed
  return (
    <HeaderButton
      label={state.isMobile ? m.openMenu : m.toggleSidebar}
      icon={PanelLeft}
      aria-expanded={expanded}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={state.toggle}
    />
  )
}

/** Logo and name, and at the right what concerns the signed-in person. */
export const Header = ({ state }: { readonly state: SidebarState }) => {
  const { product } = useMessages(common)
  const m = useMessages(shell)
  return (
    <header className={styles["header"]} data-collapsed={state.collapsed}>
      {state.isMobile && <SidebarToggle state={state} />}
      <Link to="/dashboard" className={styles["brand"]}>
        <Mark />
        <span>{product}</span>
      </Link>
      {!state.isMobile && (
        <>
          <SidebarToggle state={state} />
          <Breadcrumb />
        </>
      )}
      <div className={styles["tools"]}>
        <MessagesTrigger />
        <NotificationsTrigger />
        {!state.isMobile && <HeaderButton label={m.user.settings} icon={Settings} to="/organization" />}
        <UserMenu />
      </div>
    </header>
  )
}
