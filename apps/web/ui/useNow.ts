import { useEffect, useState } from "react"

/** The time in milliseconds, updated every `every` milliseconds while the component is shown. */
export const useNow = (every = 30_000) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
