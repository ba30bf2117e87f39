import { LogOut, UserRound } from "lucide-react"
import { signOut as endSession } from "../../api/signOut.ts"
import type { Action } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
import { identityInShell } from "./messages/index.ts"

const { say } = identityInShell

export const openAccount = goTo({
  to: "/account",
  title: say(({ page }) => page.title),
  keywords: say((m) => m.keywords),
  icon: UserRound
})

export const signOut: Action = {
  id: "identity.sign-out",
  group: "account",
  title: say((m) => m.signOut.title),
  keywords: say((m) => m.signOut.keywords),
  icon: LogOut,
  run: async ({ go }) => {
    await endSession()
    go("/auth")
  }
}
