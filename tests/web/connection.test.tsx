import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { isOffline, streamConnected, streamLost } from "../../apps/web/api/connection.ts"

describe("being offline", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => {
      streamConnected()
      vi.useRealTimers()
    })
  })

  it("starts 5 s after the stream was lost, and ends when it is open again", () => {
    streamLost()
    vi.advanceTimersByTime(4_000)
    streamLost()
    expect(isOffline()).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(isOffline()).toBe(true)
    streamConnected()
    expect(isOffline()).toBe(false)
  })

  it("does not start if the stream recovers before", () => {
    streamLost()
    vi.advanceTimersByTime(4_999)
    streamConnected()
    vi.advanceTimersByTime(60_000)
    expect(isOffline()).toBe(false)
  })
})
