import { InstallCard } from "./InstallCard.tsx"
import { useUpdateToast } from "./useUpdateToast.ts"

/** The install prompt, and the notice about new versions. */
export const InstalledApp = () => {
  useUpdateToast()
  return <InstallCard />
}
