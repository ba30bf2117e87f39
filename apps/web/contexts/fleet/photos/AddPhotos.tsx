import { Camera, ImagePlus } from "lucide-react"
import { type ChangeEvent, type ReactNode, useId } from "react"
import { useOfflineProps } from "../../../ui/useOfflineProps.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { photos } from "../messages/pages.ts"
import styles from "./Photos.module.css"

interface InputProps {
  /** Takes a new photo instead of choosing some. */
  readonly camera?: boolean
  readonly onAdd: (files: ReadonlyArray<File>) => void
  readonly children: ReactNode
}

const PhotosInput = ({ camera = false, onAdd, children }: InputProps) => {
  const id = useId()
  const offline = useOfflineProps()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that choosing the same photos again triggers a change.
    currentTarget.value = ""
    if (files.length > 0) onAdd(files)
  }
  return (
    <span className={styles["add"]} data-camera={camera}>
      <input
        id={id}
        type="file"
        accept="image/*"
        {...(camera ? { capture: "environment" as const } : { multiple: true })}
        {...offline}
        onChange={choose}
      />
      <label htmlFor={id}>{children}</label>
    </span>
  )
}

/** Chooses photos; with the camera on devices that are touched. */
export const AddPhotos = ({ onAdd }: Pick<InputProps, "onAdd">) => {
  const m = useMessages(photos)
  return (
    <>
      <PhotosInput camera onAdd={onAdd}>
        <Camera size={16} aria-hidden="true" />
        {m.take}
      </PhotosInput>
      <PhotosInput onAdd={onAdd}>
        <ImagePlus size={16} aria-hidden="true" />
        {m.add}
      </PhotosInput>
    </>
  )
}
