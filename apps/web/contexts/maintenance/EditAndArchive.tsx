import { IconButton } from "@radix-ui/themes"
import { Archive, Pencil } from "lucide-react"
import { CommandButton } from "../../ui/CommandButton.tsx"
import styles from "./Maintenance.module.css"

interface Props {
  /** What each button does, with the name of the record. */
  readonly edit: string
  readonly archive: string
  /** Undefined for what cannot be edited. */
  readonly onEdit: (() => void) | undefined
  readonly command: { readonly isPending: boolean; readonly mutate: () => void }
}

/** The buttons of a record in the list of a dialog. */
export const EditAndArchive = ({ edit, archive, onEdit, command }: Props) => (
  <span className={styles["badges"]}>
    {onEdit && (
      <IconButton variant="ghost" color="gray" size="2" aria-label={edit} onClick={onEdit}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
    )}
    <CommandButton command={command} variant="ghost" aria-label={archive}>
      <Archive size={16} aria-hidden="true" />
    </CommandButton>
  </span>
)
