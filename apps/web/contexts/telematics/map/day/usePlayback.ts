import { useEffect, useRef, useState } from "react"

/** How many times faster than it happened. */
export const RATES = [1, 10, 60] as const
export type Rate = (typeof RATES)[number]

/** Milliseconds of one step. */
export const STEP = 60_000
/** Milliseconds between two changes of the text; the map moves with every frame. */
const TEXT_PAUSE = 100

export interface Playback {
  /** The moment that is shown, in milliseconds. */
  readonly at: number
  readonly isPlaying: boolean
  readonly rate: Rate
  readonly toggle: () => void
  readonly setRate: (rate: Rate) => void
  readonly goTo: (millis: number) => void
}

interface Options {
  /** Milliseconds. */
  readonly from: number
  readonly to: number
  /** Called with every frame that shows another moment. */
  readonly onFrame: (millis: number) => void
}

/** Plays a period. Only its text is React's: the marker is moved by `onFrame`. */
export const usePlayback = ({ from, to, onFrame }: Options): Playback => {
  const [at, setAt] = useState(from)
  const [isPlaying, setIsPlaying] = useState(false)
  const [rate, setRate] = useState<Rate>(60)
  const moment = useRef(from)
  const draw = useRef(onFrame)
  useEffect(() => {
    draw.current = onFrame
    onFrame(moment.current)
  }, [onFrame])
  const goTo = (millis: number) => {
    moment.current = Math.min(to, Math.max(from, millis))
    draw.current(moment.current)
    setAt(moment.current)
  }
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    let [last, shown] = [performance.now(), 0]
    const step = (now: number) => {
      moment.current = Math.min(to, moment.current + (now - last) * rate)
      last = now
      draw.current(moment.current)
      if (now - shown > TEXT_PAUSE || moment.current === to) {
        shown = now
        setAt(moment.current)
      }
      if (moment.current === to) setIsPlaying(false)
      else frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, rate, to])
  const toggle = () => {
    // From its end it starts again.
    if (!isPlaying && at >= to) goTo(from)
    setIsPlaying(!isPlaying)
  }
  return { at, isPlaying, rate, toggle, setRate, goTo }
}
