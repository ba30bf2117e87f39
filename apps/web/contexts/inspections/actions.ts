import { ClipboardCheck } from "lucide-react"
import { may } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
import { inspectionsInShell } from "./messages/index.ts"

const { text } = inspectionsInShell

export const startInspection = goTo({
  to: "/inspections/new",
  title: text((m) => m.start),
  icon: ClipboardCheck,
  visible: may("inspections.perform")
})
