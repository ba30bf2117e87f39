import { ClipboardCheck } from "lucide-react"
import { defineContext } from "../../app/context.ts"
import { startInspection } from "./actions.ts"
import { inspectionsInShell } from "./messages/index.ts"

const { text } = inspectionsInShell

export const inspectionsContext = defineContext({
  name: "inspections",
  pages: [
    {
      path: "/inspections",
      title: text(({ page }) => page.title),
      subtitle: text(({ page }) => page.subtitle),
      controls: 2,
      navigation: { group: "operations", order: 40, icon: ClipboardCheck, keywords: text((m) => m.keywords) },
      quickLink: { about: text((m) => m.quickLink), permission: "inspections.read" }
    }
  ],
  actions: [startInspection]
})
