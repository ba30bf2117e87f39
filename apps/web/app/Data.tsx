import { QueryClientProvider } from "@tanstack/react-query"
import { Outlet } from "react-router"
import { keepLastRead } from "../api/lastRead.ts"
import { forgetOnChangeOfPerson, queryClient } from "../api/queryClient.ts"
import { FollowProfileLocale } from "../contexts/identity/FollowProfileLocale.tsx"

// For as long as the page is open, also while no page that loads data is shown.
forgetOnChangeOfPerson()
// Shown where the server has not answered yet.
keepLastRead()

/** Around the pages that load data. The landing page and sign-in do without, and without its code. */
export const Data = () => (
  <QueryClientProvider client={queryClient}>
    <FollowProfileLocale />
    <Outlet />
  </QueryClientProvider>
)
