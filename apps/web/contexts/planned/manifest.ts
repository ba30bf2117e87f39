import { ChartColumn, type LucideIcon } from "lucide-react"
import { defineContext, type Page } from "../../app/context.ts"
import type { MessagesOf } from "../../i18n/catalogue.ts"
import { plannedInShell } from "./messages/index.ts"

export type PlannedName = keyof MessagesOf<typeof plannedInShell>

const { text } = plannedInShell

const planned = (path: string, name: PlannedName, order: number, icon: LucideIcon): Page => ({
  path,
  title: text((m) => m[name].title),
  subtitle: text((m) => m[name].subtitle),
  navigation: { group: "operations", order, icon, keywords: text((m) => m[name].keywords) }
})

/** The pages whose contexts are not built yet. A new context takes over its page. */
export const plannedContext = defineContext({
  name: "planned",
  pages: [planned("/reports", "reports", 60, ChartColumn)]
})
