import type { FileId } from "#files/contract"
import { Spinner, VisuallyHidden } from "@radix-ui/themes"
import { Camera } from "lucide-react"
import { type ChangeEvent, useId, useState } from "react"
import styles from "./Flow.module.css"
import type { Photos } from "./usePhotos.ts"

interface Props {
  readonly label: string
  /** What is shown beside the camera; the label is read. */
  readonly text?: string
  /** Instead of the text while a photo is reduced, which takes a phone a moment. */
  readonly busyText?: string
  readonly photos: Photos
  readonly onTaken: (id: FileId) => void
}

/** Opens the camera of a phone, or the files of another device. */
export const PhotoInput = ({ label, text, busyText = text, photos, onTaken }: Props) => {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again.
    currentTarget.value = ""
    if (!file) return
    setBusy(true)
    const taken = await photos.take(file).finally(() => setBusy(false))
    if (taken) onTaken(taken)
  }
  return (
    <span className={styles["camera"]} aria-busy={busy}>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onClick={(event) => busy && event.preventDefault()}
        onChange={(event) => void choose(event)}
      />
      <label htmlFor={id}>
        {busy ? <Spinner size="2" /> : <Camera size={20} aria-hidden="true" />}
        {text && <span aria-hidden="true">{busy ? busyText : text}</span>}
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
    </span>
  )
}
