import { type DataExportView, DownloadDataExport, RequestDataExport } from "#identity/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { FileDown } from "lucide-react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { saveFile } from "../../../ui/saveFile.ts"
import { account } from "../messages/index.ts"
import styles from "./Account.module.css"
import { exportsQuery } from "./exports.ts"

const Row = ({ item }: { readonly item: DataExportView }) => {
  const m = useMessages(account).dataExport
  const format = useFormat()
  const download = useCommand({
    send: () => api(DownloadDataExport, { params: { exportId: item.id } }),
    onDone: ({ bytes, contentType }) =>
      saveFile(`${m.fileName}.json`, new Blob([new Uint8Array(bytes)], { type: contentType }))
  })
  return (
    <li className={styles["session"]}>
      <FileDown size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles["about"]}>
        <b>{m.requested(format.dateTime(item.requested_at))}</b>
        <span>{item.ready_at ? m.until(format.dateTime(item.expires_at)) : m.preparing}</span>
      </div>
      {item.ready_at && (
        <OnlineButton
          variant="surface"
          color="gray"
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {m.download}
        </OnlineButton>
      )}
    </li>
  )
}

/** Everything the account holds, as a file that a job writes. */
export const DataExportPanel = () => {
  const m = useMessages(account).dataExport
  const client = useQueryClient()
  const query = useQuery(exportsQuery)
  const request = useCommand({
    send: () => api(RequestDataExport, {}),
    done: () => m.begun,
    refresh: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey })
  })
  const items = query.data ?? []
  return (
    <Panel title={m.title} about={m.about} flush>
      {!query.data && <NotLoaded query={query} rows={1} />}
      {items.length > 0 && (
        <ul aria-label={m.title} className={styles["list"]}>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      <div className={styles["footer"]}>
        <OnlineButton
          variant="surface"
          color="gray"
          loading={request.isPending}
          disabled={items.some(({ ready_at }) => ready_at === null)}
          onClick={() => request.mutate()}
        >
          {m.submit}
        </OnlineButton>
      </div>
    </Panel>
  )
}
