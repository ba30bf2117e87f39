import { useState } from "react"
import { useLocation } from "react-router"
import { SIDEBAR_COOKIE } from "../../api/storageKeys.ts"
import { useIsMobile } from "../../ui/useMediaQuery.ts"

const SEVEN_DAYS = 7 * 24 * 60 * 60

const readCollapsed = () => document.cookie.split("; ").includes(`${SIDEBAR_COOKIE}=collapsed`)

const writeCollapsed = (collapsed: boolean) => {
  const state = collapsed ? "collapsed" : "expanded"
  document.cookie = `${SIDEBAR_COOKIE}=${state}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}

export interface SidebarState {
  readonly isMobile: boolean
  /** Icons only. Never on a phone, where the sidebar slides over instead. */
  readonly collapsed: boolean
  readonly slideOverOpen: boolean
  readonly setSlideOverOpen: (open: boolean) => void
  readonly toggle: () => void
}

/** The sidebar's state; whether it is collapsed is stored for 7 days. */
export const useSidebarState = (): SidebarState => {
  const isMobile = useIsMobile()
  const [collapsed, setCollapsed] = useState(readCollapsed)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  // Closed on navigation, to show the new page.
  const slideOverOpen = isMobile && openedAt === key
  const setSlideOverOpen = (open: boolean) => setOpenedAt(open ? key : undefined)

  const toggle = () => {
    if (isMobile) return setSlideOverOpen(!slideOverOpen)
    writeCollapsed(!collapsed)
    setCollapsed(!collapsed)
  }

  return {
    isMobile,
    collapsed: collapsed && !isMobile,
    slideOverOpen,
    setSlideOverOpen,
    toggle
  }
}
