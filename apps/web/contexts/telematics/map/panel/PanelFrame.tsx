import { IconButton } from "@radix-ui/themes"
import { ChevronDown, ChevronUp } from "lucide-react"
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { VehicleMap } from "../canvas/VehicleMap.ts"
import styles from "./PanelFrame.module.css"

/** The heights at which the sheet rests. */
const DETENTS = ["low", "half", "full"] as const
export type Detent = (typeof DETENTS)[number]

interface Props {
  /** Whether it is a sheet over the map; otherwise it is beside it. */
  readonly isSheet: boolean
  /** Always in sight. */
  readonly head: ReactNode
  readonly children: ReactNode
  readonly detent: Detent
  readonly onDetent: (detent: Detent) => void
  readonly map: VehicleMap | undefined
}

/** Pixels that are a drag and not a touch. */
const SLOP = 6

const neighbor = (detent: Detent, by: 1 | -1): Detent | undefined => DETENTS[DETENTS.indexOf(detent) + by]

/** Follows the finger, and rests at the nearest height. */
const useDrag = (detent: Detent, onDetent: Props["onDetent"]) => {
  const sheet = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const start = useRef<{ readonly y: number; readonly height: number }>(undefined)
  const onPointerDown = (event: PointerEvent) => {
    const { target, currentTarget } = event
    // A menu or dialog of the head is elsewhere in the document, but its events arrive here as well.
    const isHandle = target instanceof Element && currentTarget.contains(target)
    if (!isHandle || target.closest("button") !== null || sheet.current === null) return
    start.current = { y: event.clientY, height: sheet.current.offsetHeight }
    currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (start.current === undefined) return
    const dragged = start.current.y - clientY
    if (height !== undefined || Math.abs(dragged) > SLOP) setHeight(start.current.height + dragged)
  }
  const onPointerUp = () => {
    const before = start.current
    start.current = undefined
    if (height === undefined || before === undefined) return
    setHeight(undefined)
    if (Math.abs(height - before.height) > 40)
      onDetent(neighbor(detent, height > before.height ? 1 : -1) ?? detent)
  }
  return {
    sheet,
    height,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  }
}

/** Keeps what the map shows above the sheet. */
const useCovered = (sheet: { readonly current: HTMLElement | null }, { map, detent, isSheet }: Props) => {
  useEffect(() => {
    const parent = sheet.current?.parentElement
    if (!map || !parent || !isSheet) return
    const share = { low: 0.16, half: 0.5, full: 0.5 }[detent]
    map.setCovered(parent.clientHeight * share)
    return () => map.setCovered(0)
  }, [sheet, map, detent, isSheet])
}

const Buttons = ({ detent, onDetent }: Pick<Props, "detent" | "onDetent">) => {
  const { sheet: m } = useMessages(vehicleMap)
  const buttons = [
    { label: m.taller, Icon: ChevronUp, to: neighbor(detent, 1) },
    { label: m.smaller, Icon: ChevronDown, to: neighbor(detent, -1) }
  ]
  return (
    <fieldset aria-label={m.label} className={styles["buttons"]}>
      {buttons.map(({ label, Icon, to }) => (
        <IconButton
          key={label}
          variant="ghost"
          color="gray"
          aria-label={label}
          disabled={to === undefined}
          onClick={() => to && onDetent(to)}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      ))}
    </fieldset>
  )
}

/**
 * Beside the map; in narrow windows a sheet over its lower part, which is dragged or moved with its buttons. What it
 * contains stays when the window becomes narrower or wider.
 */
export const PanelFrame = (props: Props) => {
  const { isSheet, head, children, detent, onDetent } = props
  const { sheet, height, handlers } = useDrag(detent, onDetent)
  useCovered(sheet, props)
  return (
    <div
      ref={sheet}
      className={isSheet ? styles["sheet"] : styles["panel"]}
      data-detent={detent}
      data-dragged={height !== undefined}
      style={height === undefined || !isSheet ? undefined : { height }}
    >
      <div className={styles["handle"]} {...(isSheet && handlers)}>
        {isSheet && <span className={styles["grip"]} aria-hidden="true" />}
        <div className={styles["head"]}>{head}</div>
        {isSheet && <Buttons detent={detent} onDetent={onDetent} />}
      </div>
      <div className={styles["body"]} inert={isSheet && detent === "low"}>
        {children}
      </div>
    </div>
  )
}
