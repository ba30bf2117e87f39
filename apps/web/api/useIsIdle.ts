import { useEffect, useState } from "react"
import { whenIdle } from "./idle.ts"

/** Whether the page has loaded and is idle. */
export const useIsIdle = (): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    let shown = true
    void whenIdle().then(() => shown && setOver(true))
    return () => {
      shown = false
    }
  }, [])
  return over
}
