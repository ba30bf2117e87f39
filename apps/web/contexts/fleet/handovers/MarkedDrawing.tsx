import { DamageId, DrawingSide, type VehicleKind } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Plus } from "lucide-react"
import { type ReactNode, useState } from "react"
import { newUuid } from "../../../api/newUuid.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Select } from "../../../ui/Select.tsx"
import { handovers } from "../messages/pages.ts"
import { DamageForm } from "./DamageForm.tsx"
import type { Mark } from "./draft.ts"
import { type DrawnMark, VehicleDrawing } from "./drawing/VehicleDrawing.tsx"
import type { Photos } from "./usePhotos.ts"

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

interface Props {
  readonly organization: Organization
  readonly kind: VehicleKind
  /** Damage that is drawn before the new marks. */
  readonly known?: ReadonlyArray<DrawnMark>
  readonly marks: ReadonlyArray<Mark>
  readonly photos: Photos
  /** As for `Select`. */
  readonly size?: "2" | "3"
  readonly onChange: (marks: ReadonlyArray<Mark>) => void
  /** The list below the drawing. */
  readonly renderList: (edit: (mark: Mark) => void) => ReactNode
}

/**
 * Damage on a drawing of the vehicle: tap it, or add it from a list.
 *
 * Long because: the side, the drawing and the form share the marks.
 */
export const MarkedDrawing = ({
  organization,
  kind,
  known = [],
  marks,
  photos,
  size = "2",
  onChange,
  renderList
}: Props) => {
  const { damage: m, sides } = useMessages(handovers)
  const [side, setSide] = useState<DrawingSide>("left")
  const [editing, edit] = useState<Mark>()
  const drawn = [
    ...known,
    ...marks.map((mark, at) => ({ ...mark, number: known.length + at + 1, state: "new" as const }))
  ]
  const others = marks.filter(({ id }) => id !== editing?.id)
  const isSaved = others.length < marks.length
  const finish = (after: ReadonlyArray<Mark>) => {
    onChange(after)
    edit(undefined)
  }
  return (
    <>
      <Select
        size={size}
        aria-label={m.side}
        value={side}
        onChange={({ target }) => setSide(DrawingSide.literals.find((one) => one === target.value) ?? side)}
      >
        {DrawingSide.literals.map((one) => (
          <option key={one} value={one}>
            {m.onSide(sides[one], drawn.filter((mark) => mark.side === one).length)}
          </option>
        ))}
      </Select>
      <VehicleDrawing
        kind={kind}
        side={side}
        marks={drawn}
        label={m.drawing(sides[side])}
        onPlace={(x, y) => edit(newMark(side, x, y))}
      />
      <Button type="button" size={size} variant="surface" color="gray" onClick={() => edit(newMark(side))}>
        <Plus size={16} aria-hidden="true" />
        {m.add}
      </Button>
      {renderList(edit)}
      {editing && (
        <DamageForm
          key={editing.id}
          organization={organization}
          mark={editing}
          photos={photos}
          onSave={(mark) =>
            finish(isSaved ? marks.map((one) => (one.id === mark.id ? mark : one)) : [...marks, mark])
          }
          onRemove={isSaved ? () => finish(others) : undefined}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  )
}
