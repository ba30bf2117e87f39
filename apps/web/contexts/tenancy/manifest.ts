import { Building2 } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { createOrganization, inviteMember, organizationChoices } from "./actions.ts"
import { tenancyInShell } from "./messages/index.ts"

const { text } = tenancyInShell

export const tenancyContext = defineContext({
  name: "tenancy",
  pages: [
    {
      path: "/organization",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      controls: 1,
      navigation: {
        group: "management",
        order: 30,
        icon: Building2,
        keywords: text((m) => m.keywords),
        shortcut: "g o"
      },
      quickLink: { about: text((m) => m.quickLink), permission: "organization.read" }
    }
  ],
  actions: [inviteMember, createOrganization],
  choices: organizationChoices
})
