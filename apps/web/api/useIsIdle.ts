import { startTransition, useEffect, useState } from "react"
import { whenIdle } from "./idle.ts"

/** Whether the page has loaded and is idle. What is then rendered is divided into short tasks. */
export const useIsIdle = (): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    let shown = true
    void whenIdle().then(() => shown && startTransition(() => setOver(true)))
    return () => {
      shown = false
    }
  }, [])
  return over
}
