import { Users } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { addCustomer, importCustomers } from "./actions.ts"
import { customersInShell } from "./messages/index.ts"

const { text } = customersInShell

export const customersContext = defineContext({
  name: "customers",
  pages: [
    {
      path: "/customers",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      controls: 2,
      navigation: {
        group: "management",
        order: 10,
        icon: Users,
        keywords: text((m) => m.keywords),
        shortcut: "g c"
      },
      quickLink: { about: text((m) => m.quickLink), permission: "customers.read" }
    }
  ],
  actions: [addCustomer, importCustomers]
})
