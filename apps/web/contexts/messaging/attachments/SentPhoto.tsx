import { Button, Dialog } from "@radix-ui/themes"
import { ImageOff } from "lucide-react"
import { useState } from "react"
import { useProblemText } from "../../../api/problem.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { Picture } from "../../files/Picture.tsx"
import { FormError } from "../FormError.tsx"
import { messaging } from "../messages/index.ts"
import styles from "./Attachments.module.css"
import { saveSentFile, type SentFile, useFullPhoto, useThumbnail } from "./content.ts"

interface DialogProps {
  readonly sent: SentFile
  /** Shown until the photo is loaded. */
  readonly thumbnail: Blob | undefined
  readonly onClose: () => void
}

const PhotoDialog = ({ sent, thumbnail, onClose }: DialogProps) => {
  const m = useMessages(messaging).attachments
  const { close } = useMessages(common)
  const problemText = useProblemText()
  const full = useFullPhoto(sent)
  const content = full.data ?? thumbnail
  const save = useCommand({ send: () => saveSentFile(sent) })
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="1080px" aria-describedby={undefined} {...opener}>
        <Dialog.Title as="h2" size="4" className={styles["title"] ?? ""}>
          {sent.file.name}
        </Dialog.Title>
        {content && <Picture className={styles["full"]} content={content} alt={sent.file.name} />}
        <FormError>{full.error && problemText(full.error)}</FormError>
        <div className={styles["actions"]}>
          <OnlineButton variant="surface" color="gray" loading={save.isPending} onClick={() => save.mutate()}>
            {m.save}
          </OnlineButton>
          <Dialog.Close>
            <Button>{close}</Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </DialogRoot>
  )
}

/** A photo as a thumbnail, which opens it. */
export const SentPhoto = (sent: SentFile) => {
  const m = useMessages(messaging).attachments
  const [open, setOpen] = useState(false)
  const { data, isError } = useThumbnail(sent)
  return (
    <>
      <button
        type="button"
        className={styles["photo"]}
        aria-label={m.open(sent.file.name)}
        onClick={() => setOpen(true)}
      >
        {data && <Picture content={data} alt="" />}
        {isError && <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />}
      </button>
      {open && <PhotoDialog sent={sent} thumbnail={data} onClose={() => setOpen(false)} />}
    </>
  )
}
