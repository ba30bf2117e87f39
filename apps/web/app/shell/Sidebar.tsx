import { Dialog, IconButton, Theme } from "@radix-ui/themes"
import { X } from "lucide-react"
import { common } from "../../i18n/messages/index.ts"
import { shell } from "../messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { OrganizationSwitcher } from "../../contexts/tenancy/OrganizationSwitcher.tsx"
import { Logo } from "../../ui/Logo.tsx"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../ui/useReturnFocus.ts"
import styles from "./Sidebar.module.css"
import { SidebarNavigation } from "./SidebarNavigation.tsx"
import type { SidebarState } from "./sidebarState.ts"

interface Props {
  readonly state: SidebarState
}

const SlideOver = ({ state }: Props) => {
  const m = useMessages(shell)
  const { close: closeLabel, product } = useMessages(common)
  const close = () => state.setSlideOverOpen(false)
  const opener = useReturnFocus()
  return (
    <DialogRoot open={state.slideOverOpen} onOpenChange={state.setSlideOverOpen}>
      <Dialog.Content className={styles["slideOver"]} aria-describedby={undefined} {...opener}>
        <Theme appearance="dark" hasBackground={false} className={styles["inside"] ?? ""}>
          <div className={styles["top"]}>
            <Dialog.Title as="h2" className={styles["brand"] ?? ""} aria-label={m.mainNavigation}>
              <Logo />
              {product}
            </Dialog.Title>
            <Dialog.Close>
              <IconButton variant="ghost" color="gray" size="3" aria-label={closeLabel}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <OrganizationSwitcher compact={false} onChoose={close} />
          <SidebarNavigation collapsed={false} onChoose={close} />
        </Theme>
      </Dialog.Content>
    </DialogRoot>
  )
}

/** The dark column on the left, the same in both themes; on a phone a panel that slides over. */
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
