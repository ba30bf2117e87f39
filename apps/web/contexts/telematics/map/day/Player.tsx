import { IconButton, SegmentedControl } from "@radix-ui/themes"
import { Pause, Play, StepBack, StepForward } from "lucide-react"
import type { TrackPoint } from "#telematics/contract"
import { type KeyboardEvent, useCallback, useEffect } from "react"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import styles from "./Day.module.css"
import { playheadShapes, pointAtTime } from "./trackShapes.ts"
import { type Playback, RATES, STEP, usePlayback } from "./usePlayback.ts"

interface Props {
  readonly board: Board
  readonly points: ReadonlyArray<TrackPoint>
  /** Hands out the function that goes to a moment. */
  readonly onReady: (goTo: (millis: number) => void) => void
}

const clockFor = (locale: string) => new Intl.DateTimeFormat(locale, { timeStyle: "medium" })

const Buttons = ({ at, isPlaying, toggle, goTo }: Playback) => {
  const { day: m } = useMessages(vehicleMap)
  return (
    <div className={styles["buttons"]}>
      <IconButton
        variant="surface"
        color="gray"
        aria-label={m.back}
        title={m.back}
        onClick={() => goTo(at - STEP)}
      >
        <StepBack size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        aria-label={isPlaying ? m.pause : m.play}
        title={isPlaying ? m.pause : m.play}
        onClick={toggle}
      >
        {isPlaying ? <Pause size={17} aria-hidden="true" /> : <Play size={17} aria-hidden="true" />}
      </IconButton>
      <IconButton
        variant="surface"
        color="gray"
        aria-label={m.forward}
        title={m.forward}
        onClick={() => goTo(at + STEP)}
      >
        <StepForward size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

const Rates = ({ rate, setRate }: Playback) => {
  const { day: m } = useMessages(vehicleMap)
  return (
    <SegmentedControl.Root
      value={String(rate)}
      aria-label={m.rate}
      onValueChange={(value) => setRate(RATES.find((one) => String(one) === value) ?? 60)}
    >
      {RATES.map((one) => (
        <SegmentedControl.Item key={one} value={String(one)}>
          {m.times(one)}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

/** Space plays and pauses, except on what Space presses. */
const onKeyOf =
  ({ toggle }: Playback) =>
  (event: KeyboardEvent) => {
    const isButton = event.target instanceof Element && event.target.closest("button") !== null
    if (event.key !== " " || isButton) return
    event.preventDefault()
    toggle()
  }

/** Plays a day: buttons, a slider with the arrow keys, and what the vehicle did as text. */
export const Player = ({ board: { map, text }, points, onReady }: Props) => {
  const { day: m } = useMessages(vehicleMap)
  const clock = clockFor(useLocale())
  const onFrame = useCallback(
    (millis: number) => map?.show("playhead", playheadShapes(points, millis)),
    [map, points]
  )
  const [from, to] = [points[0]?.at.getTime() ?? 0, points.at(-1)?.at.getTime() ?? 0]
  const playback = usePlayback({ from, to, onFrame })
  const { at, goTo } = playback
  useEffect(() => onReady(goTo))
  const speed = pointAtTime(points, at)?.speed ?? null
  const speedText = speed === null ? m.unknownSpeed : text.speed(speed)
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys for the controls inside.
    <div className={styles["player"]} onKeyDown={onKeyOf(playback)}>
      <p className={styles["now"]}>
        <b>{clock.format(at)}</b>
        <span>{speedText}</span>
      </p>
      <input
        type="range"
        aria-label={m.moment}
        aria-valuetext={`${clock.format(at)}, ${speedText}`}
        className={styles["slider"]}
        min={from}
        max={to}
        step={1000}
        value={at}
        onChange={({ target }) => goTo(Number(target.value))}
        onKeyDown={(event) => {
          const by = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP }[event.key]
          if (by === undefined) return
          event.preventDefault()
          goTo(at + by)
        }}
      />
      <div className={styles["controls"]}>
        <Buttons {...playback} />
        <Rates {...playback} />
      </div>
    </div>
  )
}
