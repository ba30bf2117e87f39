import { useEffect, useState } from "react"

/** Milliseconds after the last key before the server is asked. */
const REST = 300

/** A text, debounced until typing pauses. */
export const useDebounced = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
