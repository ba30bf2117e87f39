import type { AuditEntry } from "#audit/contract"
import type { Pages } from "../../api/usePages.ts"
import type { ReactNode } from "react"
import { audit } from "./messages/index.ts"
import { useFormat } from "../../i18n/format.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PagedList } from "../../ui/PagedList.tsx"
import { Panel } from "../../ui/Panel.tsx"
import styles from "./AuditList.module.css"
import { AuditSentence } from "./AuditSentence.tsx"

interface Props {
  readonly query: Pages<AuditEntry>
  readonly about: string
  /** IANA zone for the times; the browser's by default. */
  readonly timeZone?: string
  readonly aside?: ReactNode
}

const Row = ({ entry, timeZone }: { readonly entry: AuditEntry } & Pick<Props, "timeZone">) => {
  const m = useMessages(audit)
  const format = useFormat(timeZone)
  return (
    <li className={styles["row"]}>
      <p className={styles["sentence"]}>
        <AuditSentence entry={entry} />
      </p>
      <span className={styles["when"]}>
        <time dateTime={entry.at.toISOString()} title={format.exact(entry.at)}>
          {format.dateTime(entry.at)}
        </time>
        {entry.redacted && ` ${m.left}`}
        {entry.address !== null && ` ${m.from(entry.address)}`}
      </span>
    </li>
  )
}

/** An audit log as sentences, newest first. */
export const AuditList = ({ query, about, timeZone, aside }: Props) => {
  const m = useMessages(audit)
  return (
    <Panel title={m.title} about={about} aside={aside} flush>
      <PagedList query={query} label={m.title} empty={<EmptyState title={m.emptyTitle} level="h3" />}>
        {(entry) => <Row key={entry.id} entry={entry} {...(timeZone && { timeZone })} />}
      </PagedList>
    </Panel>
  )
}
