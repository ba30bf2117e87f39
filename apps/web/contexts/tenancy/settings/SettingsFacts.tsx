import type { Organization } from "#tenancy/contract"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "./Settings.module.css"

/** The settings for users with read-only access. */
export const SettingsFacts = ({ organization }: { readonly organization: Organization }) => {
  const { settings, industries } = useMessages(tenancy)
  const facts = [
    [settings.name, organization.name],
    [settings.industry, industries[organization.industry]],
    [settings.timeZone, organization.time_zone.replaceAll("_", " ")],
    [settings.currency, organization.currency],
    [settings.units, settings[organization.units]]
  ] as const
  return (
    <dl className={styles["facts"]}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
