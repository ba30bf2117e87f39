import { DrawingSide } from "#fleet/contract"
import { type FormItem, type InspectionAnswer, shownItems } from "#inspections/contract"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { Drawings } from "../../fleet/handovers/drawing/Drawings.tsx"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { SignatureImage } from "../../fleet/handovers/SignaturePad.tsx"
import { useVehicle } from "../../fleet/vehicles.ts"
import { inspections } from "../messages/index.ts"
import { record } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { useFormWords } from "../useFormWords.ts"
import { AnswerText } from "./AnswerText.tsx"
import type { InspectionProps } from "./InspectionPage.tsx"

interface AnswerProps extends InspectionProps {
  readonly item: FormItem
  readonly answer: InspectionAnswer | undefined
}

/** What was drawn: a signature, or damage on the sides of the vehicle. */
const Drawn = ({ organization, inspection, answer }: AnswerProps) => {
  const { data: vehicle } = useVehicle(organization, inspection.vehicle.id)
  const value = answer?.value
  if (value?.type === "signature")
    return (
      <div className={styles["signature"]}>
        <SignatureImage strokes={value.strokes} label={value.name} />
      </div>
    )
  if (value?.type !== "damage_map" || value.marks.length === 0 || !vehicle) return null
  const marks = value.marks.map((mark, at) => ({ ...mark, number: at + 1, state: "new" as const }))
  const sides = DrawingSide.literals.filter((side) => marks.some((mark) => mark.side === side))
  return <Drawings kind={vehicle.kind} sides={sides} marks={marks} />
}

const Answer = (props: AnswerProps) => {
  const m = useMessages(record)
  const { severities } = useMessages(inspections)
  const words = useFormWords()
  const { organization, item, answer } = props
  const label = words.label(item)
  return (
    <li className={styles["answer"]}>
      <div>
        <b>{label}</b>
        {answer?.note && <span className={styles["hint"]}>{answer.note}</span>}
        {answer?.severity && (
          <span className={styles["hint"]}>
            {severities[answer.severity]}
            {answer.defect_id && organization.can.includes("defects.read") && (
              <>
                {" · "}
                <Link to={`/services/defects?defect=${answer.defect_id}`}>{m.openDefect}</Link>
              </>
            )}
          </span>
        )}
      </div>
      <AnswerText organization={organization} item={item} answer={answer} />
      <Drawn {...props} />
      {answer && answer.photos.length > 0 && (
        <ul className={handovers["photos"]} aria-label={m.photosOf(label)}>
          {answer.photos.map(({ id, url, thumbnail_url }, at) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={thumbnail_url ?? url} alt={m.photo(label, at + 1)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What was answered, section by section. Items that were not shown are left out. */
export const AnswersPanels = (props: InspectionProps) => {
  const words = useFormWords()
  const { form, answers } = props.inspection
  const shown = new Set(shownItems(form.sections, answers).map(({ key }) => key))
  return form.sections
    .map((section) => ({ ...section, items: section.items.filter(({ key }) => shown.has(key)) }))
    .filter(({ items }) => items.length > 0)
    .map((section, at) => (
      // Two sections may have the same title.
      // oxlint-disable-next-line react/no-array-index-key -- An inspection never changes.
      <Panel key={at} title={words.title(section)} flush>
        <ul className={styles["list"]} aria-label={words.title(section)}>
          {section.items.map((item) => (
            <Answer
              key={item.key}
              {...props}
              item={item}
              answer={answers.find(({ key }) => key === item.key)}
            />
          ))}
        </ul>
      </Panel>
    ))
}
