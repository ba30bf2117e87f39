import { Dialog, Theme, VisuallyHidden } from "@radix-ui/themes"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { OrganizationSwitcher } from "../../contexts/tenancy/OrganizationSwitcher.tsx"
import styles from "./Sidebar.module.css"
import { SidebarNavigation } from "./SidebarNavigation.tsx"
import type { SidebarState } from "./sidebarState.ts"

interface Props {
  readonly state: SidebarState
}

const SlideOver = ({ state }: Props) => {
  const m = useMessages(shell)
  const close = () => state.setSlideOverOpen(false)
  return (
    <Dialog.Root open={state.slideOverOpen} onOpenChange={state.setSlideOverOpen}>
      <Dialog.Content className={styles["slideOver"]} aria-describedby={undefined}>
        <VisuallyHidden>
          <Dialog.Title>{m.mainNavigation}</Dialog.Title>
        </VisuallyHidden>
        <Theme appearance="dark" hasBackground={false} className={styles["inside"]}>
          <OrganizationSwitcher compact={false} onChoose={close} />
          <SidebarNavigation collapsed={false} onChoose={close} />
        </Theme>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** The asphalt column at the left, dark in both themes; on a phone a panel that slides over. */
export const Sidebar = ({ state }: Props) => {
  if (state.isMobile) return <SlideOver state={state} />
  return (
    <Theme appearance="dark" hasBackground={false} asChild>
      <aside className={styles["sidebar"]} data-collapsed={state.collapsed} id="sidebar">
        <OrganizationSwitcher compact={state.collapsed} />
        <SidebarNavigation collapsed={state.collapsed} />
      </aside>
    </Theme>
  )
}
