import { IconButton } from "@radix-ui/themes"
import { FileText, X } from "lucide-react"
import { useMemo } from "react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { messaging } from "../messages/index.ts"
import type { OutgoingFile } from "../outgoing/queue.ts"
import { useUploaded } from "../outgoing/uploading.ts"
import styles from "./Attachments.module.css"
import { Picture } from "./Picture.tsx"
import { sizeText } from "./sizeText.ts"

interface Props {
  readonly files: ReadonlyArray<OutgoingFile>
  /** While they can still be removed. */
  readonly onRemove?: (id: OutgoingFile["id"]) => void
}

const Preview = ({ parts }: OutgoingFile) => {
  const content = useMemo(() => new Blob([...parts]), [parts])
  return <Picture content={content} alt="" />
}

const Progress = ({ file }: { readonly file: OutgoingFile }) => {
  const m = useMessages(messaging).attachments
  const uploaded = useUploaded(file)
  return uploaded === undefined ? null : (
    <progress value={uploaded} max={file.parts.length} aria-label={m.uploading(file.name)} />
  )
}

const OneFile = ({ file, onRemove }: Pick<Props, "onRemove"> & { readonly file: OutgoingFile }) => {
  const m = useMessages(messaging).attachments
  const locale = useLocale()
  const { id, kind, name, size } = file
  return (
    <li className={styles["outgoing"]}>
      <span className={styles["preview"]} aria-hidden="true">
        {kind === "photo" ? <Preview {...file} /> : <FileText size={18} strokeWidth={1.75} />}
      </span>
      <span className={styles["about"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["size"]}>{sizeText(size, locale)}</span>
        <Progress file={file} />
      </span>
      {onRemove && (
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          className={styles["remove"] ?? ""}
          aria-label={m.remove(name)}
          onClick={() => onRemove(id)}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

/** Files that are not sent yet. */
export const OutgoingFiles = ({ files, onRemove }: Props) => {
  const m = useMessages(messaging).attachments
  return files.length === 0 ? null : (
    <ul className={styles["list"]} aria-label={m.list}>
      {files.map((file) => (
        <OneFile key={file.id} file={file} {...(onRemove && { onRemove })} />
      ))}
    </ul>
  )
}
