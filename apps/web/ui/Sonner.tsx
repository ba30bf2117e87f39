import { toast, Toaster } from "sonner"
import { useThemeChoice } from "../app/useThemeChoice.ts"
import "./Sonner.css"

export { toast }

/** Sonner in our colours: a sheet like every other, with the state's shape at its left. */
export const Sonner = ({ label }: { readonly label: string }) => (
  <Toaster
    theme={useThemeChoice()}
    containerAriaLabel={label}
    position="bottom-right"
    offset={20}
    mobileOffset={12}
    gap={10}
    toastOptions={{ className: "toast" }}
  />
)
