import { CreditCard } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { billingInShell } from "./messages/index.ts"

const { text } = billingInShell

export const billingContext = defineContext({
  name: "billing",
  pages: [
    {
      path: "/billing",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      navigation: { group: "management", order: 20, icon: CreditCard, keywords: text((m) => m.keywords) }
    }
  ]
})
