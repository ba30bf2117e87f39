import { lazy, Suspense } from "react"
import { Outlet } from "react-router"
import { useIsIdle } from "../../api/useIsIdle.ts"
import { TrialBanner } from "../../contexts/billing/TrialBanner.tsx"
import { VerificationBanner } from "../../contexts/identity/VerificationBanner.tsx"
import { OfflineNotice } from "../../contexts/messaging/OfflineNotice.tsx"
import { RequiredFactorBanner } from "../../contexts/tenancy/RequiredFactorBanner.tsx"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ActionsProvider } from "../actions/ActionsProvider.tsx"
import { useShortcuts } from "../actions/shortcuts.ts"
import { Breadcrumb } from "./Breadcrumb.tsx"
import { Header } from "./Header.tsx"
import styles from "./Shell.module.css"
import { Sidebar } from "./Sidebar.tsx"
import { ShellTheme } from "./ShellTheme.tsx"
import { useSidebarState } from "./sidebarState.ts"

// After the page, because it is not urgent. If it cannot be loaded, the page works without it.
const Nothing = () => <></>
const InstalledApp = lazy(() =>
  import("../install/InstalledApp.tsx").then(
    ({ InstalledApp }) => ({ default: InstalledApp }),
    () => ({ default: Nothing })
  )
)
const OfflineInspections = lazy(() =>
  import("../../contexts/inspections/offline/OfflineInspections.tsx").then(
    ({ OfflineInspections }) => ({ default: OfflineInspections }),
    () => ({ default: Nothing })
  )
)

/** Listens for shortcuts. Renders nothing. */
const Shortcuts = () => {
  useShortcuts()
  return null
}

/** What is not needed at first. */
const OnceIdle = () =>
  useIsIdle() && (
    <Suspense>
      <InstalledApp />
      <OfflineInspections />
    </Suspense>
  )

/** Surrounds every page of a signed-in user. */
export const Shell = () => {
  const m = useMessages(common)
  const state = useSidebarState()
  return (
    <ShellTheme collapsed={state.collapsed}>
      <ActionsProvider toggleSidebar={state.toggle}>
        <Shortcuts />
        <a href="#main" className={styles["skip"]}>
          {m.skipToContent}
        </a>
        <Header state={state} breadcrumb={<Breadcrumb />} />
        <Sidebar state={state} />
        <main id="main" tabIndex={-1} className={styles["main"]}>
          <OfflineNotice />
          {state.isMobile && <Breadcrumb />}
          <VerificationBanner />
          <TrialBanner />
          <RequiredFactorBanner />
          <Outlet />
          <OnceIdle />
        </main>
      </ActionsProvider>
    </ShellTheme>
  )
}
