import { defineContext } from "../../app/context.ts"
import { openAccount, signOut } from "./actions.ts"
import { identityInShell } from "./messages/index.ts"

const { text } = identityInShell

export const identityContext = defineContext({
  name: "identity",
  pages: [
    {
      path: "/account",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      controls: 1
    }
  ],
  actions: [openAccount, signOut]
})
