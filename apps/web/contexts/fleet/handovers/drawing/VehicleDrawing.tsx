/* oxlint-disable jsx-a11y/click-events-have-key-events -- A place can be chosen from a list instead. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A drawing in the page is no file that an image could show. */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- As above. */
import type { DamageState, DrawingSide, VehicleKind } from "#fleet/contract"
import type { MouseEvent } from "react"
import styles from "./VehicleDrawing.module.css"
import { shapeOf } from "./shapes.ts"

/** A mark on a side, with its number in the list. Positions in thousandths of the drawing. */
export interface DrawnMark {
  readonly id: string
  readonly side: DrawingSide
  readonly x: number
  readonly y: number
  readonly number: number
  readonly state: DamageState
}

interface Props {
  readonly kind: VehicleKind
  readonly side: DrawingSide
  readonly marks: ReadonlyArray<DrawnMark>
  readonly label: string
  /** Called with the place that was tapped, in thousandths. */
  readonly onPlace?: (x: number, y: number) => void
}

const FULL = 1000
const RADIUS = 11

const permille = (part: number, whole: number): number =>
  Math.min(FULL, Math.max(0, Math.round((part / whole) * FULL)))

/** A side of a vehicle with its damage. */
export const VehicleDrawing = ({ kind, side, marks, label, onPlace }: Props) => {
  const { width, height, body, glass, lines, wheels, isMirrored } = shapeOf(kind, side)
  const place = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onPlace?.(permille(clientX - box.left, box.width), permille(clientY - box.top, box.height))
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={styles["drawing"]}
      data-placing={onPlace !== undefined}
      {...(onPlace && { onClick: place })}
    >
      <g {...(isMirrored && { transform: `translate(${width}) scale(-1 1)` })}>
        <path d={body} className={styles["body"]} />
        <path d={glass} className={styles["glass"]} />
        <path d={lines} className={styles["lines"]} />
        {wheels.map(([x, y, radius]) => (
          <g key={x}>
            <circle cx={x} cy={y} r={radius} className={styles["tire"]} />
            <circle cx={x} cy={y} r={radius * 0.5} className={styles["lines"]} />
          </g>
        ))}
      </g>
      {marks
        .filter((mark) => mark.side === side)
        .map(({ id, x, y, number, state }) => (
          <g
            key={id}
            transform={`translate(${(x / FULL) * width} ${(y / FULL) * height})`}
            className={styles["mark"]}
            data-state={state}
          >
            <circle r={RADIUS} />
            <text textAnchor="middle" dy="4">
              {number}
            </text>
          </g>
        ))}
    </svg>
  )
}
