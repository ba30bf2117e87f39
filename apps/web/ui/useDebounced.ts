import { useEffect, useState } from "react"

/** Milliseconds without input. */
const PAUSE = 300

/** A text, debounced until typing pauses. */
export const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
