import { type ReactNode, useEffect } from "react"
import { createPortal } from "react-dom"
import { toast, Toaster } from "sonner"
import { theme } from "../app/theme.ts"
import { usePersistedChoice } from "../app/usePersistedChoice.ts"
import "./Sonner.css"

export { toast }

/** A press on a toast is not one outside of an open dialog, which would close the dialog instead of doing what it says. */
const keepDialogsOpen = (event: PointerEvent) => {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toast]")) event.stopPropagation()
}

// After React, which listens here, too, and before dialogs, which listen on the document.
const useDialogsStayOpen = () =>
  useEffect(() => {
    document.body.addEventListener("pointerdown", keepDialogsOpen)
    return () => document.body.removeEventListener("pointerdown", keepDialogsOpen)
  }, [])

/**
 * Sonner in our colours, with the state's shape on the left. Rendered next to the page rather than in it,
 * because the page's layer is below every dialog's overlay and would be dimmed.
 */
export const Sonner = ({ label }: { readonly label: string }): ReactNode => {
  useDialogsStayOpen()
  return createPortal(
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
}
