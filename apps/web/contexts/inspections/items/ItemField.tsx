import { fails, type FormItem } from "#inspections/contract"
import { IconButton } from "@radix-ui/themes"
import { MessageSquarePlus } from "lucide-react"
import { memo, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { inspections } from "../messages/index.ts"
import { filling as catalogue } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { answerOf, isNotNumber, valueOf } from "../offline/answers.ts"
import { useFormWords } from "../useFormWords.ts"
import type { Filling } from "./Filling.ts"
import { ItemControl } from "./ItemControl.tsx"
import { ItemPhotos } from "./ItemPhotos.tsx"
import { TextAnswer } from "./TextAnswer.tsx"

interface Props {
  readonly filling: Filling
  readonly item: FormItem
}

/** What a failed item means for the vehicle. */
const Consequence = ({ item }: Pick<Props, "item">) => {
  const m = useMessages(catalogue)
  const { severities } = useMessages(inspections)
  const rule = "on_fail" in item ? item.on_fail : undefined
  if (!rule) return null
  return (
    <p>
      <StateBadge state={rule.blocking ? "stop" : "caution"}>
        {severities[rule.severity]}. {rule.blocking ? m.blocking : m.notBlocking}
      </StateBadge>
    </p>
  )
}

/** Texts and photos say enough themselves. */
const hasNote = ({ type }: FormItem) => type !== "text" && type !== "signature"

/** The note and the photos of an item: open if it failed or needs a photo, otherwise behind a button beside the label. */
const Details = ({
  filling,
  item,
  label,
  failed
}: Props & { readonly label: string; readonly failed: boolean }) => {
  const m = useMessages(catalogue)
  const { note, photos } = answerOf(filling.answers, item.key)
  const [isOpened, open] = useState(false)
  const needsPhoto =
    item.type !== "photo" && (item.photo === "always" || (failed && item.photo === "on_fail"))
  const isNeeded = failed || needsPhoto || note !== "" || (item.type !== "photo" && photos.length > 0)
  const toggle = !isNeeded && (
    <IconButton
      type="button"
      variant="ghost"
      color="gray"
      className={styles["remark"] ?? ""}
      aria-label={m.addNote(label)}
      aria-expanded={isOpened}
      onClick={() => open(!isOpened)}
    >
      <MessageSquarePlus size={20} aria-hidden="true" />
    </IconButton>
  )
  const fields = (isNeeded || isOpened) && (
    <div className={styles["details"]} data-failed={failed}>
      {failed && <Consequence item={item} />}
      <TextAnswer
        label={m.noteOf(label)}
        placeholder={m.note}
        value={note}
        maxLength={1000}
        draft={filling.draft}
        onChange={(text) => filling.change(item.key, { note: text })}
      />
      {item.type !== "photo" && <ItemPhotos filling={filling} name={item.key} label={label} />}
      {needsPhoto && photos.length === 0 && <p className={styles["hint"]}>{m.photoNeeded}</p>}
    </div>
  )
  return (
    <>
      {toggle}
      {fields}
    </>
  )
}

const Field = ({ filling, item }: Props) => {
  const m = useMessages(catalogue)
  const words = useFormWords()
  const label = words.label(item)
  const help = words.help(item)
  const failed = fails(item, valueOf(item, answerOf(filling.answers, item.key)))
  return (
    <fieldset id={`item-${item.key}`} className={styles["item"]} tabIndex={-1}>
      <legend>
        {label}
        {!item.required && <span className={styles["hint"]}> {m.optional}</span>}
      </legend>
      {help && <p className={styles["hint"]}>{help}</p>}
      <ItemControl filling={filling} item={item} label={label} />
      {isNotNumber(item, answerOf(filling.answers, item.key)) && (
        <p className={styles["wrong"]}>{m.notNumber}</p>
      )}
      {hasNote(item) && <Details filling={filling} item={item} label={label} failed={failed} />}
    </fieldset>
  )
}

/** Whether nothing has changed that an item shows; functions stay usable. */
const looksTheSame = ({ filling: before, item }: Props, { filling: after, item: next }: Props): boolean =>
  item === next &&
  before.answers[item.key] === after.answers[item.key] &&
  before.photos.taken === after.photos.taken &&
  before.isFull === after.isFull &&
  before.organization === after.organization &&
  before.person === after.person

/**
 * One item of a form with everything that can be entered for it. A section can have 300: only the one that is answered is
 * rendered again.
 */
export const ItemField = memo(Field, looksTheSame)
