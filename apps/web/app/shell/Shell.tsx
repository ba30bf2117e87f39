import { Outlet } from "react-router"
import { common } from "../../i18n/en/common.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Breadcrumb } from "./Breadcrumb.tsx"
import { Header } from "./Header.tsx"
import styles from "./Shell.module.css"
import { Sidebar } from "./Sidebar.tsx"
import { useSidebarState } from "./sidebarState.ts"

/** The frame around every page of a signed-in person. */
export const Shell = () => {
  const m = useMessages(common)
  const state = useSidebarState()
  return (
    <div className={styles["shell"]} data-collapsed={state.collapsed}>
      <a href="#main" className={styles["skip"]}>
        {m.skipToContent}
      </a>
      <Header state={state} />
      <Sidebar state={state} />
      <main id="main" tabIndex={-1} className={styles["main"]}>
        <Breadcrumb />
        <Outlet />
      </main>
    </div>
  )
}

export const Component = Shell
