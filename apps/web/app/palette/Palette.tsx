/* oxlint-disable jsx-a11y/prefer-tag-over-role -- No native element is a list that changes while typing; ARIA's pattern uses roles. */
import { Dialog, VisuallyHidden } from "@radix-ui/themes"
import { Search } from "lucide-react"
import { useId } from "react"
import { useReturnFocus } from "../../ui/useReturnFocus.ts"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import type { Action } from "../actions/Action.ts"
import { useRunAfterClose } from "../actions/useRunAfterClose.ts"
import { Keys } from "./Keys.tsx"
import styles from "./Palette.module.css"
import { PaletteList } from "./PaletteList.tsx"
import { rememberAction } from "./recent.ts"
import { isRecord } from "./parts.ts"
import { type PaletteState, usePalette } from "./usePalette.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { actions } from "../messages/index.ts"

interface FieldProps {
  readonly palette: PaletteState
  readonly listId: string
  readonly optionId: (id: string) => string
}

const Field = ({ palette, listId, optionId }: FieldProps) => {
  const label = useMessages(actions).palette.field(palette.searched)
  return (
    <div className={styles["field"]}>
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="text"
        role="combobox"
        aria-expanded={palette.count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={palette.active === undefined ? undefined : optionId(palette.active)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={palette.text}
        onChange={(event) => palette.type(event.target.value)}
        onKeyDown={palette.onKeyDown}
      />
    </div>
  )
}

/**
 * The list's state in words: no results, still searching, failed; and the number of results for screen
 * readers.
 */
const Status = ({ palette }: Pick<FieldProps, "palette">) => {
  const m = useMessages(actions).palette
  const { count, typed, searched, isPending, isError } = palette
  const missing = isError ? m.failed(searched) : isPending ? m.searching : count === 0 && m.nothing(typed)
  return (
    <output className={styles["status"]}>
      {missing || (typed !== "" && <VisuallyHidden>{m.resultCount(count)}</VisuallyHidden>)}
    </output>
  )
}

const Help = () => {
  const m = useMessages(actions).palette
  return (
    <p className={styles["help"]} aria-hidden="true">
      <span>
        <Keys keys="↑ ↓" /> {m.move}
      </span>
      <span>
        <Keys keys="↵" /> {m.choose}
      </span>
      <span>
        <Keys keys="Esc" /> {m.close}
      </span>
    </p>
  )
}

interface Props {
  readonly onClose: () => void
}

const Content = ({ onChoose }: { readonly onChoose: (action: Action) => void }) => {
  const listId = useId()
  const optionId = (id: string) => `${listId}-${id}`
  const palette = usePalette(onChoose)
  return (
    <>
      <Field palette={palette} listId={listId} optionId={optionId} />
      <PaletteList palette={palette} listId={listId} optionId={optionId} onChoose={onChoose} />
      <Status palette={palette} />
      <Help />
    </>
  )
}

/** Finds actions and records by a few letters. */
export const Palette = ({ onClose }: Props) => {
  const { titles } = useMessages(actions)
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const { choose, runChosen } = useRunAfterClose()
  const close = (action: Action) => {
    // Records are not stored as recent: they may be gone, and are private to the organization.
    if (!isRecord(action)) rememberAction(action.id)
    choose(action)
    onClose()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content
        maxWidth="600px"
        // Aligned to the top, so that the field does not move when there are fewer results.
        align="start"
        className={styles["palette"] ?? ""}
        aria-describedby={undefined}
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus(event)
          runChosen()
        }}
      >
        <VisuallyHidden>
          <Dialog.Title as="h2">{titles.palette}</Dialog.Title>
        </VisuallyHidden>
        <Content onChoose={close} />
      </Dialog.Content>
    </DialogRoot>
  )
}
