import { QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"
import { forgetOnChangeOfPerson, queryClient } from "../api/queryClient.ts"
import { keepSessionFresh } from "../api/refresh.ts"
import { FollowProfileLocale } from "../contexts/identity/FollowProfileLocale.tsx"
import { Ground } from "../ui/Ground.tsx"
import { followTheme } from "./theme.ts"

/** What every page stands on: theme, loaded data, a session that stays fresh. */
export const App = ({ children }: { readonly children: ReactNode }) => {
  useEffect(followTheme, [])
  useEffect(keepSessionFresh, [])
  useEffect(forgetOnChangeOfPerson, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Ground>
        <FollowProfileLocale />
        {children}
      </Ground>
    </QueryClientProvider>
  )
}
