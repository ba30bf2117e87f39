import type { ReactNode } from "react"

interface Props {
  /** Dark in both themes; follows the page by default. */
  readonly dark?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The attributes Radix components take their colours from, without Radix's own Theme component: that one
 * loads 18 kB of tooltip and positioning code, which the pages before sign-in do not need. Menus, tooltips
 * and dialogs are only used inside the shell, under a real Theme.
 */
export const ThemeRoot = ({ dark = false, className = "", children }: Props) => (
  <div
    className={`radix-themes ${dark ? "dark" : ""} ${className}`}
    data-is-root-theme="true"
    data-accent-color="amber"
    data-gray-color="sand"
    data-has-background={!dark}
    data-panel-background="solid"
    data-radius="medium"
    data-scaling="100%"
  >
    {children}
  </div>
)
