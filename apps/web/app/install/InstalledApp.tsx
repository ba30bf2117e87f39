import { InstallCard } from "./InstallCard.tsx"
import { useUpdateToast } from "./useUpdateToast.ts"

/** What concerns the app as something installed: the offer to do so, and its new versions. */
export const InstalledApp = () => {
  useUpdateToast()
  return <InstallCard />
}
