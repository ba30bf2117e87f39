import type { FileId } from "#files/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Camera } from "lucide-react"
import { type ChangeEvent, useId } from "react"
import styles from "./Flow.module.css"
import type { Photos } from "./usePhotos.ts"

interface Props {
  readonly label: string
  /** What is shown beside the camera; the label is read. */
  readonly text?: string
  readonly photos: Photos
  readonly onTaken: (id: FileId) => void
}

/** Opens the camera of a phone, or the files of another device. */
export const PhotoInput = ({ label, text, photos, onTaken }: Props) => {
  const id = useId()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again.
    currentTarget.value = ""
    const taken = file && (await photos.take(file))
    if (taken) onTaken(taken)
  }
  return (
    <span className={styles["camera"]}>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => void choose(event)}
      />
      <label htmlFor={id}>
        <Camera size={20} aria-hidden="true" />
        {text && <span aria-hidden="true">{text}</span>}
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
    </span>
  )
}
