import { Button } from "@radix-ui/themes"
import { useMemo } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Picture } from "../../files/Picture.tsx"
import { useUploaded } from "../../files/uploading.ts"
import { photos } from "../messages/pages.ts"
import styles from "./Photos.module.css"
import type { Upload, Uploads } from "./useUploads.ts"

interface Props extends Pick<Uploads, "retry" | "discard"> {
  readonly upload: Upload
}

/** A photo that is being uploaded, or could not be. */
export const UploadTile = ({ upload, retry, discard }: Props) => {
  const m = useMessages(photos).uploads
  const { file, failed } = upload
  const uploaded = useUploaded(file)
  const content = useMemo(() => new Blob([...file.parts]), [file.parts])
  return (
    <li className={styles["tile"]}>
      <span className={styles["picture"]} data-waiting="true">
        <Picture content={content} alt={file.name} />
      </span>
      {failed ? (
        <div className={styles["failed"]}>
          <p>{m.failed}</p>
          <OnlineButton
            variant="soft"
            color="gray"
            aria-label={m.retry(file.name)}
            onClick={() => retry(upload)}
          >
            {m.retryShort}
          </OnlineButton>
          <Button
            variant="soft"
            color="gray"
            aria-label={m.discard(file.name)}
            onClick={() => discard(upload)}
          >
            {m.discardShort}
          </Button>
        </div>
      ) : (
        <progress
          aria-label={m.uploading(file.name)}
          {...(uploaded !== undefined && { value: uploaded, max: file.parts.length })}
        />
      )}
    </li>
  )
}
