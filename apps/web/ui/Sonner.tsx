import type { ReactNode } from "react"
import { createPortal } from "react-dom"
import { toast, Toaster } from "sonner"
import { theme } from "../app/theme.ts"
import { usePersistedChoice } from "../app/usePersistedChoice.ts"
import "./Sonner.css"

export { toast }

/**
 * Sonner in our colours, with the state's shape on the left. Rendered next to the page rather than in it,
 * because the page's layer is below every dialog's overlay and would be dimmed.
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
