import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { inspections } from "../messages/index.ts"
import { forms } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import type { FormProps } from "./BuilderPage.tsx"
import { useVersions } from "./formQueries.ts"

/** The versions of a form, newest first: each stays as it was published. */
export const VersionsPanel = ({ organization, form }: FormProps) => {
  const m = useMessages(forms)
  const { someone } = useMessages(inspections)
  const format = useFormat(organization.time_zone)
  const query = useVersions(organization, form.id)
  if (form.published === null) return null
  return (
    <Panel title={m.versions.title} about={m.versions.about} flush>
      {query.data ? (
        <ul className={styles["list"]} aria-label={m.versions.title}>
          {query.data.map(({ n, items, published_at, published_by }) => (
            <li key={n} className={styles["row"]}>
              <div>
                <b>{m.states.version(n)}</b>
                <span className={styles["hint"]}>
                  {[format.dateTime(published_at), published_by.name ?? someone, m.items(items)].join(" · ")}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <NotLoaded query={query} rows={2} />
      )}
    </Panel>
  )
}
