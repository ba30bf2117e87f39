import type { DamageView } from "#fleet/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { handovers } from "../../messages/pages.ts"
import type { Mark } from "../draft.ts"
import type { DrawnMark } from "../drawing/VehicleDrawing.tsx"
import styles from "../Flow.module.css"
import { useDamage } from "../handovers.ts"
import { MarkedDrawing } from "../MarkedDrawing.tsx"
import { MarkRow, NewMarks } from "../MarkRow.tsx"
import { useDamageWords } from "../useDamageWords.ts"
import type { Flow, FlowProps } from "../useFlow.ts"

interface ListsProps extends Pick<FlowProps, "organization"> {
  readonly flow: Flow
  readonly known: ReadonlyArray<DamageView>
  readonly onEdit: (mark: Mark) => void
}

/** New damage, which can be edited, and known damage, which may be gone. */
const Lists = ({ flow, organization, known, onEdit }: ListsProps) => {
  const m = useMessages(handovers).damage
  const words = useDamageWords(organization)
  const { draft, change } = flow
  const toggle = (id: DamageView["id"]) =>
    change({
      repaired: draft.repaired.includes(id)
        ? draft.repaired.filter((one) => one !== id)
        : [...draft.repaired, id]
    })
  if (draft.marks.length + known.length === 0) return <p className={styles["about"]}>{m.none}</p>
  return (
    <>
      {draft.marks.length > 0 && (
        <>
          <h4 className={styles["subheading"]}>{m.added}</h4>
          <NewMarks organization={organization} marks={draft.marks} before={known.length} onEdit={onEdit} />
        </>
      )}
      {known.length > 0 && (
        <>
          <h4 className={styles["subheading"]}>{m.known}</h4>
          <ul className={styles["marks"]} aria-label={m.known}>
            {known.map((mark, at) => {
              const what = words.what(mark)
              const isGone = draft.repaired.includes(mark.id)
              const action = {
                text: isGone ? m.stillThere : m.gone,
                label: isGone ? m.stillThereOf(what) : m.goneOf(what),
                run: () => toggle(mark.id)
              }
              return (
                <MarkRow
                  key={mark.id}
                  number={at + 1}
                  what={what}
                  where={words.where(mark)}
                  action={action}
                />
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}

/** Known damage with its numbers: before the new marks, so that theirs stay the same. */
const numbered = (known: ReadonlyArray<DamageView>, { draft }: Flow): ReadonlyArray<DrawnMark> =>
  known.map((mark, at) => ({
    ...mark,
    number: at + 1,
    state: draft.repaired.includes(mark.id) ? "repaired" : "known"
  }))

/** New damage on a drawing of the vehicle, and known damage that may be gone. */
export const DamageStep = ({ flow, organization, vehicle }: FlowProps & { readonly flow: Flow }) => {
  const { damage: m } = useMessages(handovers)
  const { data: known = [] } = useDamage(organization, vehicle.id)
  return (
    <>
      <p className={styles["about"]}>{m.about}</p>
      <MarkedDrawing
        organization={organization}
        kind={vehicle.kind}
        known={numbered(known, flow)}
        marks={flow.draft.marks}
        photos={flow.photos}
        onChange={(marks) => flow.change({ marks })}
        renderList={(edit) => <Lists flow={flow} organization={organization} known={known} onEdit={edit} />}
      />
    </>
  )
}
