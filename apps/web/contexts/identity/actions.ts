import { LogOut, UserRound } from "lucide-react"
import { signOut as endSession } from "../../api/signOut.ts"
import type { Action } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
import { identityInShell } from "./messages/index.ts"

const { text } = identityInShell

export const openAccount = goTo({
  to: "/account",
  title: text(({ page }) => page.title),
  keywords: text((m) => m.keywords),
  icon: UserRound
})

export const signOut: Action = {
  id: "identity.sign-out",
  group: "account",
  title: text((m) => m.signOut.title),
  keywords: text((m) => m.signOut.keywords),
  icon: LogOut,
  needsConnection: false,
  run: async ({ go }) => {
    await endSession()
    go("/auth")
  }
}
