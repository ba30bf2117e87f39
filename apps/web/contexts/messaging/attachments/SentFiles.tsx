import type { MessageView } from "#messaging/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Download, FileText } from "lucide-react"
import { useCommand } from "../../../api/useCommand.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { sizeText } from "../../files/sizeText.ts"
import { messaging } from "../messages/index.ts"
import styles from "./Attachments.module.css"
import { saveSentFile, type SentFile } from "./content.ts"
import { SentPhoto } from "./SentPhoto.tsx"

const FileRow = (sent: SentFile) => {
  const m = useMessages(messaging).attachments
  const size = sizeText(sent.file.size, useLocale())
  const save = useCommand({ send: () => saveSentFile(sent) })
  return (
    <OnlineButton
      variant="surface"
      color="gray"
      className={styles["file"] ?? ""}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{m.save}</VisuallyHidden> <span className={styles["name"]}>{sent.file.name}</span>{" "}
      <span className={styles["size"]}>{size}</span>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
    </OnlineButton>
  )
}

/** The photos and files of a message. */
export const SentFiles = ({ organization_id, attachments }: MessageFiles) => {
  const m = useMessages(messaging).attachments
  if (attachments.length === 0) return null
  return (
    <ul className={styles["list"]} aria-label={m.list}>
      {attachments.map((file) => (
        <li key={file.id}>
          {file.kind === "photo" ? (
            <SentPhoto organizationId={organization_id} file={file} />
          ) : (
            <FileRow organizationId={organization_id} file={file} />
          )}
        </li>
      ))}
    </ul>
  )
}

type MessageFiles = Pick<MessageView, "organization_id" | "attachments">
