import { CreditCard } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { billingInShell } from "./messages/index.ts"

const { say } = billingInShell

export const billingContext = defineContext({
  name: "billing",
  pages: [
    {
      path: "/billing",
      title: say(({ page }) => page.title),
      subtitle: say(({ page }) => page.subtitle),
      navigation: { group: "management", order: 20, icon: CreditCard, keywords: say((m) => m.keywords) }
    }
  ]
})
