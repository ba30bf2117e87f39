import { makeCapacity, observeCapacity } from "#infra/http"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"

it("logs refusals once a minute at most, with the network that was refused most often", async () => {
  const lines: Array<unknown> = []
  const logger = Logger.layer([Logger.make(({ message }) => lines.push(message))])
  const { refused, ...capacity } = makeCapacity()
  const tenMinutes = Effect.gen(function* () {
    yield* observeCapacity({ ...capacity, refused })
    refused.record("connections", "203.0.113.7")
    refused.record("connections", "203.0.113.7")
    refused.record("slow_body", "198.51.100.1")
    yield* TestClock.adjust("10 minutes")
  })
  await Effect.runPromise(
    Effect.scoped(tenMinutes).pipe(Effect.provide(logger), Effect.provide(TestClock.layer()))
  )
  expect(lines.flat()).toEqual([
    "Refused or cut off 3 connections and requests, most of them from 203.0.113.7 (2). If that is your proxy, add it to TRUSTED_PROXIES."
  ])
})
