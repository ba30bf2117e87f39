import { History } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { may } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
import { importsInShell } from "./messages/index.ts"

const { text } = importsInShell

export const importsContext = defineContext({
  name: "imports",
  pages: [
    {
      path: "/imports",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle)
    }
  ],
  actions: [
    goTo({
      to: "/imports",
      title: text(({ page }) => page.title),
      keywords: text((m) => m.keywords),
      icon: History,
      visible: may("imports.run")
    })
  ]
})
