import type { ReactNode } from "react"

interface Props {
  /** Dark in both themes; otherwise as the page. */
  readonly dark?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The attributes Radix components take their colours from, without Radix's own Theme component: that one
 * loads tooltip and positioning code, 18 kB, which the pages before sign-in have no use for. Whatever opens
 * a menu, a tooltip or a dialog stands inside the shell, under a real Theme.
 */
export const Ground = ({ dark = false, className = "", children }: Props) => (
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
