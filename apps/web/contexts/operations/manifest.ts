import { LayoutGrid } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { shell } from "../../app/messages/index.ts"
import { operationsInShell } from "./messages/index.ts"

const { say } = operationsInShell
const titles = { title: say(({ page }) => page.title), subtitle: say(({ page }) => page.subtitle) }

export const operationsContext = defineContext({
  name: "operations",
  pages: [
    {
      path: "/dashboard",
      ...titles,
      navigation: {
        group: "operations",
        order: 10,
        icon: LayoutGrid,
        keywords: say((m) => m.keywords),
        shortcut: "g d"
      }
    },
    { path: "/messages", ...titles, breadcrumb: shell.say((m) => m.page) }
  ]
})
