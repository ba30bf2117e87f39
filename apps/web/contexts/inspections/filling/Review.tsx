import { failedItems, type FormItem, itemsOf, resultOf } from "#inspections/contract"
import { ChevronRight } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { refusalError } from "../../../api/refusals.ts"
import { filling as catalogue } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { ResultBadge } from "../ResultBadge.tsx"
import { useFormWords } from "../useFormWords.ts"
import { AnswerText } from "../record/AnswerText.tsx"
import { PlaceChoice } from "./PlaceChoice.tsx"
import type { FillingState } from "./useFilling.ts"

interface Props {
  readonly state: FillingState
}

/** What is missing, each a button that leads there. */
const MissingList = ({ state }: Props) => {
  const m = useMessages(catalogue).review
  const words = useFormWords()
  const { missing, sections } = state
  const items = itemsOf(sections)
  if (missing.length === 0) return null
  const rows = missing.flatMap(({ key, part }) => {
    const item = items.find((one) => one.key === key)
    return item ? [{ key, part, label: words.label(item) }] : []
  })
  return (
    <section className={styles["missing"]} aria-label={m.missing(missing.length)}>
      <h3>{m.missing(missing.length)}</h3>
      <ul className={styles["list"]}>
        {rows.map(({ key, part, label }) => (
          <li key={key}>
            <button type="button" className={styles["choose"]} onClick={() => state.goTo(key)}>
              <span>
                <b>{label}</b>
                <span className={styles["hint"]}>{m.parts[part]}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything that was entered, before it is finished for good. */
export const Review = ({ state }: Props) => {
  const m = useMessages(catalogue).review
  const words = useFormWords()
  const { one, sections, answers, missing } = state
  const failed = failedItems(one.form.sections, answers)
  const raising = failed.filter((item) => "on_fail" in item && item.on_fail !== undefined).length
  const answerOf = ({ key }: FormItem) => answers.find((answer) => answer.key === key)
  return (
    <>
      <Alert error={refusalError(one.refusal)} />
      <MissingList state={state} />
      {missing.length === 0 && (
        <p>
          <ResultBadge result={resultOf(failed)} />
          {raising > 0 && " · "}
          {raising > 0 && <span className={styles["hint"]}>{m.defects(raising)}</span>}
        </p>
      )}
      {sections.map((section) => (
        <section key={section.title} className={styles["reviewed"]}>
          <h3>{words.title(section)}</h3>
          <dl>
            {section.items.map((item) => {
              const answer = answerOf(item)
              return (
                <div key={item.key}>
                  <dt>{words.label(item)}</dt>
                  <dd>
                    <AnswerText organization={state.filling.organization} item={item} answer={answer} />
                    {answer?.note && <span className={styles["hint"]}>{answer.note}</span>}
                    {answer && answer.photos.length > 0 && (
                      <span className={styles["hint"]}>{m.photos(answer.photos.length)}</span>
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
      <PlaceChoice place={one.place ?? null} onPlace={state.placeIt} />
    </>
  )
}
