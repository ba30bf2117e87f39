import { Pictures } from "#infra/files"
import { ManagedRuntime } from "effect"
import sharp from "sharp"
import { afterAll, expect, it } from "vitest"
import { leastProcessorTime } from "../support/processorTime.ts"

const MB = 1_000_000

const runtime = ManagedRuntime.make(Pictures.layer)
afterAll(() => runtime.dispose())

const encode = (bytes: Uint8Array) =>
  runtime.runPromise(Pictures.use((pictures) => pictures.reencode(bytes, "someone", "avatar")))

/** As many pixels as an AVIF may have, in a few hundred bytes. */
const hostilePicture = () =>
  sharp({ create: { width: 3_500, height: 3_500, channels: 3, background: "#4a90d9" } })
    .avif({ quality: 1, effort: 0 })
    .toBuffer()

/** The most that the resident memory of this process grows during `work`. */
const growth = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  await work().finally(() => clearInterval(timer))
  return Math.max(peak, process.memoryUsage.rss()) - before
}

it("known flaw: decoding a hostile picture takes the server's processor time and memory", async () => {
  const picture = await hostilePicture()
  // One after the other: watching the memory takes processor time, the more the longer it takes.
  const bytes = await growth(() => encode(picture))
  const millis = await leastProcessorTime(() => encode(picture), 3)
  // Decoded in this process, it took 450 ms and 230 MB.
  expect(millis).toBeLessThan(150)
  expect(bytes).toBeLessThan(50 * MB)
})
