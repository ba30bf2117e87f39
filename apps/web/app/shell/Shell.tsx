import { Theme } from "@radix-ui/themes"
import { Outlet } from "react-router"
import { VerificationBanner } from "../../contexts/identity/VerificationBanner.tsx"
import { OfflineNotice } from "../../contexts/messaging/OfflineNotice.tsx"
import { common } from "../../i18n/en/common.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { InstallCard } from "../install/InstallCard.tsx"
import { Breadcrumb } from "./Breadcrumb.tsx"
import { Header } from "./Header.tsx"
import styles from "./Shell.module.css"
import { Sidebar } from "./Sidebar.tsx"
import { useSidebarState } from "./sidebarState.ts"
import { useUpdateToast } from "./useUpdateToast.ts"

/** The frame around every page of a signed-in person. */
export const Shell = () => {
  const m = useMessages(common)
  const state = useSidebarState()
  useUpdateToast()
  return (
    <Theme
      accentColor="amber"
      grayColor="sand"
      radius="medium"
      panelBackground="solid"
      className={styles["shell"] ?? ""}
      data-collapsed={state.collapsed}
    >
      <a href="#main" className={styles["skip"]}>
        {m.skipToContent}
      </a>
      <Header state={state} />
      <Sidebar state={state} />
      <main id="main" tabIndex={-1} className={styles["main"]}>
        <OfflineNotice />
        {state.isMobile && <Breadcrumb />}
        <VerificationBanner />
        <Outlet />
        <InstallCard />
      </main>
    </Theme>
  )
}

export const Component = Shell
