import type { ReactNode } from "react"
import { createPortal } from "react-dom"
import { toast, Toaster } from "sonner"
import { theme } from "../app/theme.ts"
import { usePersistedChoice } from "../app/usePersistedChoice.ts"
import "./Sonner.css"

export { toast }

/**
 * Sonner in our colours: a sheet like every other, with the state's shape at its left. Beside the page and not
 * in it, whose layer lies under every dialog: what a dialog says must not be dimmed by it.
 */
export const Sonner = ({ label }: { readonly label: string }): ReactNode =>
  createPortal(
    <div
      className="radix-themes"
      data-accent-color="amber"
      data-gray-color="sand"
      data-has-background="false"
      data-panel-background="solid"
      data-radius="medium"
      data-scaling="100%"
    >
      <Toaster
        theme={usePersistedChoice(theme)}
        containerAriaLabel={label}
        position="bottom-right"
        offset={20}
        mobileOffset={12}
        gap={10}
        toastOptions={{ className: "toast" }}
      />
    </div>,
    document.body
  )
