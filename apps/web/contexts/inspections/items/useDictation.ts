import { useEffect, useRef, useState } from "react"
import { useLocale } from "../../../i18n/locale.ts"

/** The part of SpeechRecognition that we use, which TypeScript does not know: only some browsers have it. */
interface Recognition extends EventTarget {
  lang: string
  start: () => void
  stop: () => void
}

interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recognition
    readonly webkitSpeechRecognition?: new () => Recognition
  }
}

interface RecognitionErrorEvent extends Event {
  readonly error: string
}

/** Why it failed; undefined for silence and being stopped, which are no failures. */
const failureOf = (event: Event): "offline" | "refused" | undefined => {
  const error = "error" in event ? (event as RecognitionErrorEvent).error : "aborted"
  if (["no-speech", "aborted"].includes(error)) return undefined
  return error === "network" ? "offline" : "refused"
}

const isResult = (event: Event): event is RecognitionEvent => "results" in event

const spokenIn = ({ results }: RecognitionEvent): string =>
  Array.from(results, (one) => one[0]?.transcript.trim() ?? "").join(" ")

/** Turns speech into text; `isAvailable` is false where the browser cannot. */
export const useDictation = (
  onSpoken: (text: string) => void,
  onFailed: (why: "offline" | "refused") => void
) => {
  const locale = useLocale()
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const running = useRef<Recognition>(undefined)
  const latest = useRef(onSpoken)
  const [isListening, setListening] = useState(false)
  useEffect(() => {
    latest.current = onSpoken
  })
  useEffect(() => () => running.current?.stop(), [])
  const begin = () => {
    if (!Recognition) return
    const recognition = new Recognition()
    recognition.lang = locale
    recognition.addEventListener("result", (event) => isResult(event) && latest.current(spokenIn(event)))
    recognition.addEventListener("error", (event) => {
      const why = failureOf(event)
      if (why) onFailed(why)
    })
    // Also after an error, such as a refused permission.
    recognition.addEventListener("end", () => setListening(false))
    running.current = recognition
    recognition.start()
    setListening(true)
  }
  return {
    isAvailable: Recognition !== undefined,
    isListening,
    toggle: () => (isListening ? running.current?.stop() : begin())
  }
}
