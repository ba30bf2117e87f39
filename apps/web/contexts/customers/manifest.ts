import { Users } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { addCustomer, importCustomers } from "./actions.ts"
import { customersInShell } from "./messages/index.ts"

const { say } = customersInShell

export const customersContext = defineContext({
  name: "customers",
  pages: [
    {
      path: "/customers",
      title: say(({ page }) => page.title),
      subtitle: say(({ page }) => page.subtitle),
      navigation: {
        group: "management",
        order: 10,
        icon: Users,
        keywords: say((m) => m.keywords),
        shortcut: "g c"
      },
      quickLink: { about: say((m) => m.quickLink), permission: "customers.read" }
    }
  ],
  actions: [addCustomer, importCustomers]
})
