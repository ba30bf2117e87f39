import type { LinkedFile } from "#files/contract"
import { FileUp } from "lucide-react"
import type { ChangeEvent } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { ACCEPTED_FILES } from "../../files/accepted.ts"
import { ChosenFile } from "../../files/ChosenFile.tsx"
import { documents } from "../messages/pages.ts"
import styles from "./Documents.module.css"
import type { OneFile } from "./useOneFile.ts"

interface Props {
  readonly file: OneFile
  /** What the document has until another one is chosen. */
  readonly attached: LinkedFile | undefined
  readonly error: string | undefined
  readonly onChoose: (files: ReadonlyArray<File>) => void
  readonly onRemove: () => void
}

/** The file of a document: it is chosen here, or dropped anywhere in the dialog. */
export const FileField = ({ file, attached, error, onChoose, onRemove }: Props) => {
  const m = useMessages(documents)
  const shown = file.file ?? attached
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])])
    // So that choosing the same file again triggers a change.
    currentTarget.value = ""
  }
  return (
    <FormField label={m.fields.file_id} optional error={file.error ?? error} hint={m.file.hint}>
      {(control) => (
        <>
          {shown && <ChosenFile {...shown} outgoing={file.file} words={m.file} onRemove={onRemove} />}
          <span className={styles["drop"]}>
            <input type="file" accept={ACCEPTED_FILES} {...control} onChange={choose} />
            <span aria-hidden="true">
              <FileUp size={18} strokeWidth={1.75} />
              {shown ? m.file.replace : m.file.choose}
            </span>
          </span>
        </>
      )}
    </FormField>
  )
}
