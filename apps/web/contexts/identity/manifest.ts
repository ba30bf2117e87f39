import { defineContext } from "../../app/context.ts"
import { openAccount, signOut } from "./actions.ts"
import { identityInShell } from "./messages/index.ts"

const { say } = identityInShell

export const identityContext = defineContext({
  name: "identity",
  pages: [
    {
      path: "/account",
      title: say(({ page }) => page.title),
      subtitle: say(({ page }) => page.subtitle)
    }
  ],
  actions: [openAccount, signOut]
})
