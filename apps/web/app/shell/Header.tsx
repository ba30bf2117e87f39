import type { ReactNode } from "react"
import { Link } from "react-router"
import { MessagesTrigger } from "../../contexts/messaging/MessagesTrigger.tsx"
import { NotificationsTrigger } from "../../contexts/notifications/NotificationsTrigger.tsx"
import { common } from "../../i18n/messages/index.ts"
import { shell } from "../messages/index.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import { Logo } from "../../ui/Logo.tsx"
import { openPalette, toggleSidebar } from "../actions/shellActions.ts"
import { useRunAction } from "../actions/useActionContext.ts"
import { openSettings } from "../../contexts/tenancy/actions.ts"
import styles from "./Header.module.css"
import { HeaderButton } from "./HeaderButton.tsx"
import type { SidebarState } from "./sidebarState.ts"
import { UserMenu } from "./UserMenu.tsx"

const SidebarToggle = ({ state }: { readonly state: SidebarState }) => {
  const m = useMessages(shell)
  const localize = useLocalize()
  const run = useRunAction()
  const expanded = state.isMobile ? state.slideOverOpen : !state.collapsed
  return (
    <HeaderButton
      label={state.isMobile ? m.openMenu : localize(toggleSidebar.title)}
      icon={toggleSidebar.icon}
      aria-expanded={expanded}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={() => run(toggleSidebar)}
    />
  )
}

const SearchButton = () => {
  const run = useRunAction()
  return (
    <HeaderButton
      label={useLocalize()(openPalette.title)}
      icon={openPalette.icon}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => run(openPalette)}
    />
  )
}

const SettingsButton = () => {
  const localize = useLocalize()
  const { title, label = title, icon, to } = openSettings
  return <HeaderButton label={localize(label)} icon={icon} to={to} />
}

interface Props {
  readonly state: SidebarState
  /** Between the name and the right side, where there is room. */
  readonly breadcrumb: ReactNode
}

/** The logo and name, and on the right the signed-in user's menus. */
export const Header = ({ state, breadcrumb }: Props) => {
  const { product } = useMessages(common)
  return (
    <header className={styles["header"]} data-collapsed={state.collapsed}>
      {state.isMobile && <SidebarToggle state={state} />}
      <Link to="/dashboard" className={styles["brand"]}>
        <Logo />
        <span>{product}</span>
      </Link>
      {!state.isMobile && (
        <>
          <SidebarToggle state={state} />
          {breadcrumb}
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
