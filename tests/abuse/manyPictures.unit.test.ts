import { Pictures } from "#infra/files"
import { Busy } from "#infra/turns"
import { Cause, Exit, ManagedRuntime } from "effect"
import sharp from "sharp"
import { afterAll, expect, it } from "vitest"

const runtime = ManagedRuntime.make(Pictures.layer)
afterAll(() => runtime.dispose())

const reencode = (bytes: Uint8Array, caller: string) =>
  Pictures.use((pictures) => pictures.reencode(bytes, caller, "avatar"))

/** A few hundred bytes that take long to decode, but not with the low priority of the process on a busy machine. */
const slow = () =>
  sharp({ create: { width: 1000, height: 1000, channels: 3, background: "red" } })
    .avif({ effort: 0 })
    .toBuffer()

it("known flaw: one account's pictures keep another account's waiting", async () => {
  const picture = await slow()
  const order: Array<string> = []
  const encode = async (caller: string) => {
    await runtime.runPromise(reencode(picture, caller))
    order.push(caller)
  }
  const many = Array.from({ length: 10 }, () => encode("many"))
  await Promise.all([...many, encode("one")])
  // It waits for the one that is being decoded, and never for the queue behind it.
  expect(order.indexOf("one")).toBeLessThanOrEqual(1)
  expect(order).toHaveLength(11)
})

it("known flaw: several accounts' large pictures keep an ordinary one waiting", async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "red" } })
  const large = await plain(2_000, 2_000).avif({ quality: 1, effort: 0 }).toBuffer()
  const ordinary = await plain(2_000, 1_500).jpeg().toBuffer()
  const order: Array<string> = []
  const encode = async (caller: string, picture: Buffer) => {
    await runtime.runPromise(reencode(picture, caller))
    order.push(caller)
  }
  const attack = ["one", "two", "three"].map((caller) => encode(caller, large))
  await Promise.any(attack)
  // Now the second is being decoded, and the third waits.
  await Promise.all([...attack, encode("ordinary", ordinary)])
  expect(order.indexOf("ordinary")).toBe(1)
})

it("refuses more pictures of an account than may wait", async () => {
  const picture = await slow()
  const exits = await Promise.all(
    Array.from({ length: 12 }, () => runtime.runPromiseExit(reencode(picture, "many")))
  )
  const busy = exits.filter((exit) => Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof Busy)
  expect(busy).toHaveLength(1)
})
