import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { handovers } from "../messages/pages.ts"
import type { Mark } from "./draft.ts"
import styles from "./Flow.module.css"
import { useDamageWords } from "./useDamageWords.ts"

interface RowProps {
  readonly number: number
  readonly what: string
  readonly where: string
  readonly action: { readonly text: string; readonly label: string; readonly run: () => void }
}

/** Damage in a list, with its number on the drawing and what can be done about it. */
export const MarkRow = ({ number, what, where, action }: RowProps) => (
  <li className={styles["markRow"]}>
    <span aria-hidden="true">{number}</span>
    <div>
      <p>{what}</p>
      <p className={styles["about"]}>{where}</p>
    </div>
    <Button type="button" variant="soft" color="gray" aria-label={action.label} onClick={action.run}>
      {action.text}
    </Button>
  </li>
)

interface MarksProps {
  readonly organization: Organization
  readonly marks: ReadonlyArray<Mark>
  /** How many have numbers before theirs. */
  readonly before?: number
  readonly onEdit: (mark: Mark) => void
}

/** New damage, which can be edited. */
export const NewMarks = ({ organization, marks, before = 0, onEdit }: MarksProps) => {
  const { damage: m } = useMessages(handovers)
  const words = useDamageWords(organization)
  return (
    <ul className={styles["marks"]} aria-label={m.added}>
      {marks.map((mark, at) => {
        const what = words.what(mark)
        const action = { text: m.editMark, label: m.edit(what), run: () => onEdit(mark) }
        return (
          <MarkRow
            key={mark.id}
            number={before + at + 1}
            what={what}
            where={words.where(mark)}
            action={action}
          />
        )
      })}
    </ul>
  )
}
