import { useMessages } from "../../../i18n/useMessages.ts"
import { ChosenFile } from "../../files/ChosenFile.tsx"
import type { OutgoingFile } from "../../files/OutgoingFile.ts"
import { messaging } from "../messages/index.ts"
import styles from "./Attachments.module.css"

interface Props {
  readonly files: ReadonlyArray<OutgoingFile>
  /** While they can still be removed. */
  readonly onRemove?: (id: OutgoingFile["id"]) => void
}

/** Files that are not sent yet. */
export const OutgoingFiles = ({ files, onRemove }: Props) => {
  const m = useMessages(messaging).attachments
  return files.length === 0 ? null : (
    <ul className={styles["list"]} aria-label={m.list}>
      {files.map((file) => (
        <li key={file.id} className={styles["outgoing"]}>
          <ChosenFile {...file} outgoing={file} words={m} onRemove={onRemove && (() => onRemove(file.id))} />
        </li>
      ))}
    </ul>
  )
}
