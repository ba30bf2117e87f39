import { reencodeImage } from "#infra/files"
import { Busy } from "#infra/turns"
import { Cause, Effect, Exit } from "effect"
import sharp from "sharp"
import { expect, it } from "vitest"

/** A few hundred bytes that take long to decode. */
const slow = () =>
  sharp({ create: { width: 1500, height: 1500, channels: 3, background: "red" } })
    .avif({ effort: 0 })
    .toBuffer()

it("known flaw: one account's pictures keep another account's waiting", async () => {
  const picture = await slow()
  const order: Array<string> = []
  const encode = async (caller: string) => {
    await Effect.runPromise(reencodeImage(picture, caller))
    order.push(caller)
  }
  const many = Array.from({ length: 10 }, () => encode("many"))
  await Promise.all([...many, encode("one")])
  // It waits for the one that is being decoded, and never for the queue behind it.
  expect(order.indexOf("one")).toBeLessThanOrEqual(1)
  expect(order).toHaveLength(11)
})

it("refuses more pictures of an account than may wait", async () => {
  const picture = await slow()
  const exits = await Promise.all(
    Array.from({ length: 12 }, () => Effect.runPromiseExit(reencodeImage(picture, "many")))
  )
  const busy = exits.filter((exit) => Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof Busy)
  expect(busy).toHaveLength(1)
})
