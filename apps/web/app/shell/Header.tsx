import { Link } from "react-router"
import { MessagesTrigger } from "../../contexts/messaging/MessagesTrigger.tsx"
import { NotificationsTrigger } from "../../contexts/notifications/NotificationsTrigger.tsx"
import { common } from "../../i18n/en/common.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Mark } from "../../ui/Mark.tsx"
import { openPalette, toggleSidebar } from "../actions/shellActions.ts"
import { useRun } from "../actions/useActionContext.ts"
import { useWords } from "../actions/words.ts"
import { settings } from "../navigation.ts"
import { Breadcrumb } from "./Breadcrumb.tsx"
import styles from "./Header.module.css"
import { HeaderButton } from "./HeaderButton.tsx"
import type { SidebarState } from "./sidebarState.ts"
import { UserMenu } from "./UserMenu.tsx"

const SidebarToggle = ({ state }: { readonly state: SidebarState }) => {
  const m = useMessages(shell)
  const words = useWords()
  const run = useRun()
  const expanded = state.isMobile ? state.slideOverOpen : !state.collapsed
  return (
    <HeaderButton
      label={state.isMobile ? m.openMenu : toggleSidebar.title(words)}
      icon={toggleSidebar.icon}
      aria-expanded={expanded}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={() => run(toggleSidebar)}
    />
  )
}

const SearchButton = () => {
  const run = useRun()
  return (
    <HeaderButton
      label={openPalette.title(useWords())}
      icon={openPalette.icon}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => run(openPalette)}
    />
  )
}

const SettingsButton = () => {
  const words = useWords()
  const { title, label = title, icon, to } = settings
  return <HeaderButton label={label(words)} icon={icon} to={to} />
}

/** Logo and name, and at the right what concerns the signed-in person. */
export const Header = ({ state }: { readonly state: SidebarState }) => {
  const { product } = useMessages(common)
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
        {!state.isMobile && <SearchButton />}
        <MessagesTrigger />
        <NotificationsTrigger />
        {!state.isMobile && <SettingsButton />}
        <UserMenu />
      </div>
    </header>
  )
}
