import { IconButton } from "@radix-ui/themes"
import { FileText, X } from "lucide-react"
import { useMemo } from "react"
import { useLocale } from "../../i18n/locale.ts"
import styles from "./ChosenFile.module.css"
import type { OutgoingFile } from "./OutgoingFile.ts"
import { Picture } from "./Picture.tsx"
import { sizeText } from "./sizeText.ts"
import { useUploaded } from "./uploading.ts"

interface Words {
  readonly remove: (name: string) => string
  readonly uploading: (name: string) => string
}

const Preview = ({ parts }: OutgoingFile) => {
  const content = useMemo(() => new Blob([...parts]), [parts])
  return <Picture content={content} alt="" />
}

const Progress = ({ file, words }: { readonly file: OutgoingFile; readonly words: Words }) => {
  const uploaded = useUploaded(file)
  return uploaded === undefined ? null : (
    <progress value={uploaded} max={file.parts.length} aria-label={words.uploading(file.name)} />
  )
}

interface Props {
  readonly name: string
  readonly size: number
  /** Undefined for a file that was uploaded before. */
  readonly outgoing: OutgoingFile | undefined
  readonly words: Words
  /** While it can still be removed. */
  readonly onRemove?: (() => void) | undefined
}

/** A file in a form, with its upload if there is one. */
export const ChosenFile = ({ name, size, outgoing, words, onRemove }: Props) => {
  const locale = useLocale()
  return (
    <div className={styles["file"]}>
      <span className={styles["preview"]} aria-hidden="true">
        {outgoing?.kind === "photo" ? <Preview {...outgoing} /> : <FileText size={18} strokeWidth={1.75} />}
      </span>
      <span className={styles["about"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["size"]}>{sizeText(size, locale)}</span>
        {outgoing && <Progress file={outgoing} words={words} />}
      </span>
      {onRemove && (
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          className={styles["remove"] ?? ""}
          aria-label={words.remove(name)}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
