import { useMessages } from "../../i18n/useMessages.ts"
import { SectionPage, type SectionPageProps } from "../tenancy/SectionPage.tsx"
import { inspections, inspectionsInShell } from "./messages/index.ts"

/** What every page of Inspections has. */
export const InspectionsFrame = (props: SectionPageProps) => {
  const { page, sections: m } = useMessages(inspectionsInShell)
  const { forbidden } = useMessages(inspections)
  const sections = [
    { path: "/inspections", label: m.inspections },
    { path: "/inspections/forms", label: m.forms },
    { path: "/inspections/schedules", label: m.schedules }
  ]
  return (
    <SectionPage {...props} page={page} label={m.label} sections={sections} forbidden={forbidden.title} />
  )
}
