import { vi } from "vitest"

/** Milliseconds after the last key before a search begins. */
const REST = 300

/**
 * Does something while no timer runs out: on a busy machine any two keys may come so late that the page
 * would take the first for all there is.
 */
const inHeldTime = async (work: () => Promise<unknown>) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
}

/** Presses keys that follow one another at once. */
export const atOnce = (press: () => Promise<unknown>) => inHeldTime(press)

/** Types by keys, as clicks make time pass, without a pause that would begin a search; then the keys rest for exactly as long as that takes. */
export const typeAndRest = (type: () => Promise<unknown>) =>
  inHeldTime(async () => {
    await type()
    vi.advanceTimersByTime(REST)
  })
