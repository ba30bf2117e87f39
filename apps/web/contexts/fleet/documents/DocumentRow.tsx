import { FileText } from "lucide-react"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { documents } from "../messages/pages.ts"
import { day } from "../units.ts"
import { DocumentActions } from "./DocumentActions.tsx"
import type { DocumentProps } from "./documents.ts"
import styles from "./Documents.module.css"
import { isCurrent } from "./expiry.ts"
import { ExpiryBadge } from "./ExpiryBadge.tsx"

/** How long before the end people are reminded. */
const useReminders = ({ lead_days, expires_on }: DocumentProps["document"]) => {
  const m = useMessages(documents)
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" })
  if (expires_on === null) return undefined
  const before = lead_days.filter((days) => days > 0).map(String)
  return m.reminders(list.format(before), lead_days.includes(0))
}

const State = ({ organization, document }: DocumentProps) => {
  const m = useMessages(documents).states
  const format = useFormat(organization.time_zone)
  const { superseded_at, archived_at } = document
  if (superseded_at) return <StateBadge state="idle">{m.renewed(format.date(superseded_at))}</StateBadge>
  if (archived_at) return <StateBadge state="idle">{m.archived(format.date(archived_at))}</StateBadge>
  return <ExpiryBadge organization={organization} document={document} />
}

const FileLink = ({ document: { file } }: Pick<DocumentProps, "document">) => {
  const m = useMessages(documents)
  return (
    file && (
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        aria-label={m.download(file.name)}
        className={styles["link"]}
      >
        {file.thumbnail_url ? (
          <img src={file.thumbnail_url} alt="" loading="lazy" />
        ) : (
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
        )}
        <span>{file.name}</span>
      </a>
    )
  )
}

/** One document with its state, file and actions. */
export const DocumentRow = (props: DocumentProps) => {
  const m = useMessages(documents)
  const locale = useLocale()
  const { document } = props
  const { type, number, issuer, valid_from, required } = document
  const reminders = useReminders(document)
  const identity = [number && m.number(number), issuer].filter(Boolean).join(" · ")
  const about = [
    valid_from && m.validFrom(day(locale, valid_from)),
    required && m.requiredHere,
    isCurrent(document) && reminders
  ]
  return (
    <li className={styles["row"]}>
      <div>
        <p className={styles["name"]}>{m.types[type]}</p>
        {identity !== "" && <p className={styles["about"]}>{identity}</p>}
        <FileLink document={document} />
      </div>
      <div>
        <p>
          <State {...props} />
        </p>
        <p className={styles["about"]}>{about.filter(Boolean).join(" · ")}</p>
      </div>
      <DocumentActions {...props} />
    </li>
  )
}
