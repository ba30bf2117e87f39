import type { ImportState, ListedImport, TargetView } from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { Link } from "react-router"
import { useLocale } from "../../i18n/locale.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PagedList } from "../../ui/PagedList.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { type State, StateBadge } from "../../ui/StateBadge.tsx"
import styles from "./Imports.module.css"
import { isAtWork, useImports } from "./imports.ts"
import { imports } from "./messages/index.ts"
import type { View } from "./useView.ts"
import { Counts, UndoneCounts } from "./wizard/Counts.tsx"

interface Props {
  readonly organization: Organization
  readonly targets: ReadonlyArray<TargetView>
  readonly view: View
}

const FAILED: ReadonlyArray<ImportState> = ["unreadable", "failed", "undo_failed"]

const stateOf = (item: ListedImport): State => {
  if (item.state === "finished") return "go"
  if (FAILED.includes(item.state)) return "stop"
  return isAtWork(item) ? "caution" : "idle"
}

/** The states in which records may have changed. */
const CHANGED: ReadonlyArray<ImportState> = ["running", "finished", "stopped", "failed"]

const Item = ({ item, targets, view }: Pick<Props, "targets" | "view"> & { readonly item: ListedImport }) => {
  const m = useMessages(imports).history
  const locale = useLocale()
  // Where only one kind is shown, it is not repeated.
  const title = view.target === undefined && targets.find(({ name }) => name === item.target)?.title[locale]
  return (
    <li className={styles["item"]}>
      <div className={styles["itemTop"]}>
        <Link to={view.linkTo(item.id, item.target)} className={styles["fileName"]}>
          {item.file_name}
        </Link>
        <StateBadge state={stateOf(item)}>{m.states[item.state]}</StateBadge>
      </div>
      <p className={styles["soft"]}>
        {[title, item.person ?? m.operator].filter(Boolean).join(" · ")}
        {" · "}
        <RelativeTime at={item.created_at} />
      </p>
      {CHANGED.includes(item.state) && <Counts view={item} />}
      {(item.state === "undone" || item.state === "undo_failed") && <UndoneCounts view={item} />}
    </li>
  )
}

/** Who imported what, newest first. */
export const History = ({ organization, targets, view }: Props) => {
  const m = useMessages(imports).history
  const query = useImports(organization, view.target)
  const empty = (
    <EmptyState title={m.empty} level="h3">
      {m.emptyAbout}
    </EmptyState>
  )
  return (
    <Panel title={m.title} about={m.about} flush>
      <PagedList query={query} label={m.list} empty={empty}>
        {(item) => <Item key={item.id} item={item} targets={targets} view={view} />}
      </PagedList>
    </Panel>
  )
}
