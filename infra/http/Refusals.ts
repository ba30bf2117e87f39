import { Context, Effect, Layer, Option } from "effect"
import { Authority } from "./Authority.ts"
import { bearerToken } from "./bearerToken.ts"
import { bucketsOf } from "./buckets.ts"

/** People who correct a form again and again, or open old links, stay far below. */
const BURST_MINUTES = 7
const SECONDS_PER_MINUTE = 60

/** Who calls: the account of an access token that we issued, or else everyone else of the subscriber. */
export interface Caller {
  readonly authorization?: string | undefined
  readonly subscriber: string
}

/**
 * Counts the refused requests of each caller in this process, so that those who continue can be turned away before
 * anything is looked up: a flood of invalid requests then costs others almost nothing.
 */
export class Refusals extends Context.Service<
  Refusals,
  {
    readonly count: (caller: Caller) => void
    /** Seconds until the caller may try again; 0 for everyone who had few requests refused. */
    readonly wait: (caller: Caller) => number
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
      const nameOf = ({ authorization, subscriber }: Caller): string => {
        const token = bearerToken(authorization)
        return token === undefined
          ? subscriber
          : Option.getOrElse(Effect.runSync(holderOf(token)), () => subscriber)
      }
      // Until then someone has to wait. Usually no one has, and then no caller needs to be identified.
      let lastWait = 0
      return {
        count: (caller) => {
          const now = performance.now()
          const name = nameOf(caller)
          buckets.take(name, now)
          const wait = buckets.wait(name, now)
          if (wait > 0) lastWait = Math.max(lastWait, now + wait)
        },
        wait: (caller) => {
          const now = performance.now()
          return now < lastWait ? Math.ceil(buckets.wait(nameOf(caller), now) / 1000) : 0
        }
      }
    })
  )
