import { useEffect, useState } from "react"
import { tinykeys } from "tinykeys"
import { useIsMobile } from "../../ui/useMediaQuery.ts"

const COOKIE = "sidebar_state"
const SEVEN_DAYS = 7 * 24 * 60 * 60

const readCollapsed = () => document.cookie.split("; ").includes(`${COOKIE}=collapsed`)

const writeCollapsed = (collapsed: boolean) => {
  const state = collapsed ? "collapsed" : "expanded"
  document.cookie = `${COOKIE}=${state}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}

export interface SidebarState {
  readonly isMobile: boolean
  /** Icons only. Never on a phone, where the panel slides over instead. */
  readonly collapsed: boolean
  readonly slideOverOpen: boolean
  readonly setSlideOverOpen: (open: boolean) => void
  readonly toggle: () => void
}

/** The sidebar's state: the width is remembered for 7 days, Ctrl/Cmd+B toggles. */
export const useSidebarState = (): SidebarState => {
  const isMobile = useIsMobile()
  const [collapsed, setCollapsed] = useState(readCollapsed)
  const [slideOverOpen, setSlideOverOpen] = useState(false)

  const toggle = () => {
    if (isMobile) return setSlideOverOpen(!slideOverOpen)
    writeCollapsed(!collapsed)
    setCollapsed(!collapsed)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault()
      toggle()
    }
    // Both on every system, as the button's aria-keyshortcuts says: not all keyboards fit their system.
    return tinykeys(window, { "Control+b": onKey, "Meta+b": onKey })
  })

  return {
    isMobile,
    collapsed: collapsed && !isMobile,
    slideOverOpen: slideOverOpen && isMobile,
    setSlideOverOpen,
    toggle
  }
}
