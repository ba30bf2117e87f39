import { LogOut, UserRound } from "lucide-react"
import { signOut as endSession } from "../../api/signOut.ts"
import type { Action } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"

export const openAccount = goTo({
  to: "/account",
  title: ({ shell }) => shell.user.account,
  keywords: ({ actions }) => actions.keywords.account,
  icon: UserRound
})

export const signOut: Action = {
  id: "identity.sign-out",
  group: "account",
  title: ({ shell }) => shell.user.signOut,
  keywords: ({ actions }) => actions.keywords.signOut,
  icon: LogOut,
  run: async ({ go }) => {
    await endSession()
    go("/auth")
  }
}

export const identityActions: ReadonlyArray<Action> = [openAccount, signOut]
