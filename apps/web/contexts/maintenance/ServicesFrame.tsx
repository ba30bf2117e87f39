import { useMessages } from "../../i18n/useMessages.ts"
import { SectionPage, type SectionPageProps } from "../tenancy/SectionPage.tsx"
import { maintenance, maintenanceInShell } from "./messages/index.ts"

/** What every page of Services has. */
export const ServicesFrame = (props: SectionPageProps) => {
  const { page } = useMessages(maintenanceInShell)
  const { forbidden, sections: m } = useMessages(maintenance)
  const sections = [
    { path: "/services", label: m.due },
    { path: "/services/work-orders", label: m.workOrders },
    { path: "/services/planning", label: m.planning },
    { path: "/services/defects", label: m.defects },
    { path: "/services/recalls", label: m.recalls },
    { path: "/services/downtime", label: m.downtime },
    { path: "/services/history", label: m.history },
    { path: "/services/programs", label: m.programs },
    { path: "/services/tasks", label: m.tasks },
    { path: "/services/parts", label: m.parts }
  ]
  return (
    <SectionPage {...props} page={page} label={m.label} sections={sections} forbidden={forbidden.title} />
  )
}
