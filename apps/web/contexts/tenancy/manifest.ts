import { Building2 } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { createOrganization, inviteMember } from "./actions.ts"
import { tenancyInShell } from "./messages/index.ts"

const { say } = tenancyInShell

export const tenancyContext = defineContext({
  name: "tenancy",
  pages: [
    {
      path: "/organization",
      title: say(({ page }) => page.title),
      subtitle: say(({ page }) => page.subtitle),
      navigation: {
        group: "management",
        order: 30,
        icon: Building2,
        keywords: say((m) => m.keywords),
        shortcut: "g o"
      },
      quickLink: { about: say((m) => m.quickLink), permission: "organization.read" }
    }
  ],
  actions: [inviteMember, createOrganization]
})
