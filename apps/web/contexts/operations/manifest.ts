import { LayoutGrid } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { messagingInShell } from "../messaging/messages/index.ts"
import { operationsInShell } from "./messages/index.ts"

const { text } = operationsInShell
const titles = { title: text(({ page }) => page.title), subtitle: text(({ page }) => page.subtitle) }

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
        keywords: text((m) => m.keywords),
        shortcut: "g d"
      }
    },
    { path: "/messages", ...titles, breadcrumb: messagingInShell.text(({ open }) => open.title) }
  ]
})
