/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A drawing in the page is no file that an image could show. */
import { SIGNATURE_BOX } from "#fleet/contract"
import { type PointerEvent, useRef } from "react"
import styles from "./Signature.module.css"
import { begun, continued, isFar, type Point, pointIn } from "./strokes.ts"

/** A signature as it was drawn. */
export const SignatureImage = ({ strokes, label }: { readonly strokes: string; readonly label: string }) => (
  <svg
    viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
    role="img"
    aria-label={label}
    className={styles["image"]}
  >
    <path d={strokes} />
  </svg>
)

interface Props {
  /** An SVG path; empty for none. */
  readonly strokes: string
  readonly label: string
  readonly hint: string
  readonly onChange: (strokes: string) => void
}

/** A field to sign in, with a finger, a pen or a mouse. */
export const SignaturePad = ({ strokes, label, hint, onChange }: Props) => {
  // Two events may come between two renderings.
  const path = useRef(strokes)
  const last = useRef<Point>(undefined)
  const draw = (longer: string, at: Point) => {
    path.current = longer
    last.current = at
    onChange(longer)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, y] = pointIn(event.currentTarget.getBoundingClientRect(), event)
    if (strokes === "") path.current = ""
    draw(begun(path.current, [x, y]), [x + 1, y])
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (last.current === undefined) return
    const point = pointIn(event.currentTarget.getBoundingClientRect(), event)
    if (isFar(point, last.current)) draw(continued(path.current, last.current, point), point)
  }
  const lift = () => {
    last.current = undefined
  }
  return (
    <div
      className={styles["pad"]}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <SignatureImage strokes={strokes} label={label} />
      {strokes === "" && <p aria-hidden="true">{hint}</p>}
    </div>
  )
}
