import { Context, Effect, Layer, Option } from "effect"
import { Authority } from "./Authority.ts"
import { bearerToken } from "./bearerToken.ts"
import { bucketsOf } from "./buckets.ts"

/** People who correct a form again and again, or open old links, stay far below. */
const BURST_MINUTES = 7
const SECONDS_PER_MINUTE = 60

/**
 * Counts the refused requests of each caller in this process, so that those who continue can be turned away before
 * anything is looked up: a flood of invalid requests then costs others almost nothing.
 */
export class Refusals extends Context.Service<
  Refusals,
  {
    /** Who calls: the account of an access token that we issued, or else everyone else of the subscriber. */
    readonly callerOf: (authorization: string | undefined, subscriber: string) => string
    readonly count: (caller: string) => void
    /** Seconds until the caller may try again; 0 for everyone who had few requests refused. */
    readonly wait: (caller: string) => number
  }
>()("http/Refusals") {}

export const refusalsLayer = (perMinute: number) =>
  Layer.effect(
    Refusals,
    Authority.useSync(({ holderOf }) => {
      const buckets = bucketsOf({
        burst: perMinute * BURST_MINUTES,
        perSecond: perMinute / SECONDS_PER_MINUTE
      })
      return {
        callerOf: (authorization, subscriber) => {
          const token = bearerToken(authorization)
          return token === undefined
            ? subscriber
            : Option.getOrElse(Effect.runSync(holderOf(token)), () => subscriber)
        },
        count: (caller) => void buckets.take(caller, performance.now()),
        wait: (caller) => Math.ceil(buckets.wait(caller, performance.now()) / 1000)
      }
    })
  )
