import { DamageId, type DamageView, DrawingSide } from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { Plus } from "lucide-react"
import { useState } from "react"
import { newUuid } from "../../../../api/newUuid.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Select } from "../../../../ui/Select.tsx"
import { handovers } from "../../messages/index.ts"
import { DamageForm } from "../DamageForm.tsx"
import type { Mark } from "../draft.ts"
import { type DrawnMark, VehicleDrawing } from "../drawing/VehicleDrawing.tsx"
import styles from "../Flow.module.css"
import { useDamage } from "../handovers.ts"
import { useDamageWords } from "../useDamageWords.ts"
import type { Flow, FlowProps } from "../useFlow.ts"

const newMark = (side: DrawingSide, x = 500, y = 500): Mark => ({
  id: DamageId.make(newUuid()),
  side,
  x,
  y,
  type: "scratch",
  severity: "minor",
  size: null,
  note: null,
  file_id: null
})

interface RowProps {
  readonly number: number
  readonly what: string
  readonly where: string
  readonly action: { readonly text: string; readonly label: string; readonly run: () => void }
}

const Row = ({ number, what, where, action }: RowProps) => (
  <li className={styles["markRow"]}>
    <span aria-hidden="true">{number}</span>
    <div>
      <p>{what}</p>
      <p className={styles["about"]}>{where}</p>
    </div>
    <Button variant="soft" color="gray" aria-label={action.label} onClick={action.run}>
      {action.text}
    </Button>
  </li>
)

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
          <ul className={styles["marks"]} aria-label={m.added}>
            {draft.marks.map((mark, at) => {
              const what = words.what(mark)
              const action = { text: m.editMark, label: m.edit(what), run: () => onEdit(mark) }
              const number = known.length + at + 1
              return (
                <Row key={mark.id} number={number} what={what} where={words.where(mark)} action={action} />
              )
            })}
          </ul>
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
                <Row key={mark.id} number={at + 1} what={what} where={words.where(mark)} action={action} />
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}

/** The marks of all sides with their numbers: known ones first, so that theirs stay the same. */
const numbered = (known: ReadonlyArray<DamageView>, { draft }: Flow): ReadonlyArray<DrawnMark> => [
  ...known.map((mark, at) => ({
    ...mark,
    number: at + 1,
    state: draft.repaired.includes(mark.id) ? ("repaired" as const) : ("known" as const)
  })),
  ...draft.marks.map((mark, at) => ({ ...mark, number: known.length + at + 1, state: "new" as const }))
]

/** Damage on a drawing of the vehicle: tap it, or add it from a list. */
export const DamageStep = ({ flow, organization, vehicle }: FlowProps & { readonly flow: Flow }) => {
  const { damage: m, sides } = useMessages(handovers)
  const { data: known = [] } = useDamage(organization, vehicle.id)
  const [side, setSide] = useState<DrawingSide>("left")
  const [editing, edit] = useState<Mark>()
  const { draft, change } = flow
  const marks = numbered(known, flow)
  const others = draft.marks.filter(({ id }) => id !== editing?.id)
  const isSaved = others.length < draft.marks.length
  const finish = (after: ReadonlyArray<Mark>) => {
    change({ marks: after })
    edit(undefined)
  }
  return (
    <>
      <p className={styles["about"]}>{m.about}</p>
      <Select
        aria-label={m.side}
        value={side}
        onChange={({ target }) => setSide(DrawingSide.literals.find((one) => one === target.value) ?? side)}
      >
        {DrawingSide.literals.map((one) => (
          <option key={one} value={one}>
            {m.onSide(sides[one], marks.filter((mark) => mark.side === one).length)}
          </option>
        ))}
      </Select>
      <VehicleDrawing
        kind={vehicle.kind}
        side={side}
        marks={marks}
        label={m.drawing(sides[side])}
        onPlace={(x, y) => edit(newMark(side, x, y))}
      />
      <Button variant="surface" color="gray" onClick={() => edit(newMark(side))}>
        <Plus size={16} aria-hidden="true" />
        {m.add}
      </Button>
      <Lists flow={flow} organization={organization} known={known} onEdit={edit} />
      {editing && (
        <DamageForm
          key={editing.id}
          organization={organization}
          mark={editing}
          photos={flow.photos}
          onSave={(mark) =>
            finish(isSaved ? draft.marks.map((one) => (one.id === mark.id ? mark : one)) : [...others, mark])
          }
          onRemove={isSaved ? () => finish(others) : undefined}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  )
}
