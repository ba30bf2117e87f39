import { vi } from "vitest"

/** Milliseconds without input before a search starts. */
const REST = 300

/**
 * Runs something with timers stopped: on a busy machine two keys may be so far apart that the page
 * would search for the first alone.
 */
const withTimersStopped = async (work: () => Promise<unknown>) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
}

/** Presses keys without a pause in between. */
export const withoutPause = (press: () => Promise<unknown>) => withTimersStopped(press)

/** Types without a pause that would start a search, then waits exactly that long. By keyboard, because clicks advance the time. */
export const typeAndPause = (type: () => Promise<unknown>) =>
  withTimersStopped(async () => {
    await type()
    vi.advanceTimersByTime(REST)
  })
