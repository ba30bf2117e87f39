import { type ImportId, UndoImport } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Heading } from "@radix-ui/themes"
import { FileDown, Undo2 } from "lucide-react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { saveFile } from "../../../ui/saveFile.ts"
import { headerOf } from "../csv/table.ts"
import { writeCsv } from "../csv/write.ts"
import styles from "./Import.module.css"
import type { Plan } from "./ImportDialog.tsx"
import type { Progress } from "./sending.ts"
import { useRowErrors } from "./useRowErrors.ts"
import type { Run } from "./useImport.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

interface Props {
  readonly organization: Organization
  readonly importId: ImportId
  readonly run: Run
  readonly plan: Plan
  readonly onClose: () => void
}

const SHOWN = 50

const RefusedRows = ({ faults }: Pick<Progress, "faults">) => {
  const m = useMessages(customers).importing.report
  const { labelledTextOf } = useRowErrors()
  if (faults.length === 0) return null
  return (
    <ul className={styles["faults"]}>
      {faults.slice(0, SHOWN).map(({ line, faults: ofLine }) => (
        <li key={line}>
          <b>{m.line(line)}</b> {ofLine.map(labelledTextOf).join(" ")}
        </li>
      ))}
      {faults.length > SHOWN && <li>{m.more(faults.length - SHOWN)}</li>}
    </ul>
  )
}

/**
 * Downloads the refused rows as they were in the file, each with its errors: to be corrected and imported
 * again.
 */
const DownloadRefusedRows = ({ run, plan }: Pick<Props, "run" | "plan">) => {
  const m = useMessages(customers).importing
  const { labelledTextOf } = useRowErrors()
  const download = () => {
    const header = headerOf(plan.table, plan.hasHeader).map((name, at) => name || m.mapping.column(at + 1))
    const rows = run.progress.faults.map(({ line, cells, faults }) => [
      ...header.map((_, at) => cells[at] ?? ""),
      line,
      faults.map(labelledTextOf).join(" ")
    ])
    saveFile(
      "rows-with-errors.csv",
      writeCsv([[...header, m.report.lineColumn, m.report.errorColumn], ...rows], plan.table.delimiter)
    )
  }
  return (
    <Button variant="surface" color="gray" onClick={download}>
      <FileDown size={16} aria-hidden="true" />
      {m.report.download}
    </Button>
  )
}

const useUndo = ({ organization, importId }: Props) => {
  const { refresh } = useOrganizationRefresh(organization)
  return useCommand({
    send: () => api(UndoImport, { params: { organizationId: organization.id, importId } }),
    // Shown by the report.
    onFailed: () => undefined,
    refresh
  })
}

type Undone = (typeof UndoImport)["output"]["Type"]

const Outcome = ({ run, undone }: Pick<Props, "run"> & { readonly undone: Undone | undefined }) => {
  const m = useMessages(customers).importing.report
  const { created, skipped, faults } = run.progress
  if (undone)
    return (
      <>
        <StateBadge state="idle">{m.removed(undone.removed)}</StateBadge>
        {undone.archived > 0 && <StateBadge state="idle">{m.archived(undone.archived)}</StateBadge>}
      </>
    )
  return (
    <>
      <StateBadge state="go">{m.created(created)}</StateBadge>
      {skipped > 0 && <StateBadge state="idle">{m.skipped(skipped)}</StateBadge>}
      {faults.length > 0 && <StateBadge state="stop">{m.invalid(faults.length)}</StateBadge>}
    </>
  )
}

const titleOf = ({ state }: Run) => (state === "failed" ? "failed" : state === "stopped" ? "stopped" : "done")

/** The result of an import, and the next steps: fix the invalid rows, or undo all of it. */
export const Report = (props: Props) => {
  const m = useMessages(customers).importing.report
  const { run, plan, onClose } = props
  const { created, faults } = run.progress
  const undo = useUndo(props)
  const undone = undo.data
  return (
    <div className={styles["stage"]}>
      <output>
        <Heading as="h3" size="4">
          {undone === undefined ? m[titleOf(run)] : m.undone}
        </Heading>
      </output>
      <div className={styles["outcome"]}>
        <Outcome run={run} undone={undone} />
      </div>
      <Alert error={undo.error ?? (run.state === "failed" ? run.error : undefined)} />
      <RefusedRows faults={faults} />
      <div className={styles["submit"]}>
        {faults.length > 0 && <DownloadRefusedRows run={run} plan={plan} />}
        {(created > 0 || run.state !== "done") && undone === undefined && (
          <OnlineButton variant="surface" color="gray" loading={undo.isPending} onClick={() => undo.mutate()}>
            <Undo2 size={16} aria-hidden="true" />
            {m.undo}
          </OnlineButton>
        )}
        <Button onClick={onClose}>{m.close}</Button>
      </div>
    </div>
  )
}
