import { QueryClientProvider } from "@tanstack/react-query"
import { Outlet } from "react-router"
import { persistLastRead } from "../api/lastRead.ts"
import { clearOnUserChange, queryClient } from "../api/queryClient.ts"
import { FollowProfileLocale } from "../contexts/identity/FollowProfileLocale.tsx"

// While the page is open, even when no page that loads data is shown.
clearOnUserChange()
// Shown until the server has answered.
persistLastRead()

/** Around the pages that load data. The landing page and sign-in do not need it, and do not load its code. */
export const Data = () => (
  <QueryClientProvider client={queryClient}>
    <FollowProfileLocale />
    <Outlet />
  </QueryClientProvider>
)
