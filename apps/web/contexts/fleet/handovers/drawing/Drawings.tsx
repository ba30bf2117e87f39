import type { DrawingSide, VehicleKind } from "#fleet/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { handovers } from "../../messages/pages.ts"
import { type DrawnMark, VehicleDrawing } from "./VehicleDrawing.tsx"
import styles from "./VehicleDrawing.module.css"

interface Props {
  readonly kind: VehicleKind
  readonly sides: ReadonlyArray<DrawingSide>
  readonly marks: ReadonlyArray<DrawnMark>
}

/** Several sides of a vehicle with their damage. */
export const Drawings = ({ kind, sides, marks }: Props) => {
  const m = useMessages(handovers)
  return (
    <div className={styles["sides"]}>
      {sides.map((side) => (
        <figure key={side}>
          <VehicleDrawing kind={kind} side={side} marks={marks} label={m.damage.drawing(m.sides[side])} />
          <figcaption>{m.sides[side]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
