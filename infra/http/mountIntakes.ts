import { anonymous, CurrentActor, RequestInfo } from "#kernel"
import { Turn } from "#infra/postgres"
import { makeBatches } from "#infra/turns"
import { Context, Effect, Exit } from "effect"
import type { Context as HonoContext, Hono } from "hono"
import { type Buckets, bucketsOf } from "./buckets.ts"
import { dataResponse } from "./dataResponse.ts"
import { failures } from "./failures.ts"
import type { AnyIntake, IntakeAnswer, IntakeRequest } from "./intake.ts"
import type { HttpVariables } from "./mount.ts"
import { readBody } from "./readBody.ts"
import { RequestTurns } from "./requestTurns.ts"

const HEADERS = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }

/** How many unknown keys a network may send: a device with a wrong key sends one a second, and people guess keys. */
const GUESSES = { burst: 300, perSecond: 5 }

/** How many reports are stored together, about a tenth of a second's work, and how many of a group may wait. */
const BATCH = { most: 2_000, waiting: 20_000 }

const queryOf = (url: string): string => {
  const start = url.indexOf("?")
  return start < 0 ? "" : url.slice(start + 1)
}

const NO_BODY = new Uint8Array()

type Sent = Omit<IntakeRequest, "knownOnly">

const requestOf = (c: HonoContext<HttpVariables>, bytes: number) =>
  Effect.map(
    c.req.method === "GET" ? Effect.succeed(NO_BODY) : readBody(c.req, bytes, c.get("receive")),
    (body): Sent => ({
      params: c.req.param(),
      query: queryOf(c.req.url),
      contentType: c.req.header("content-type") ?? "",
      body
    })
  )

interface TooOften {
  readonly status: 429
  readonly seconds: number
}

const tooOften = (wait: number): TooOften => ({ status: 429, seconds: Math.ceil(wait / 1000) })

/** Empty answers say so by their length: devices need not understand chunks. */
const responseOf = (c: HonoContext<HttpVariables>, answer: IntakeAnswer | TooOften): Response =>
  dataResponse(c, "body" in answer ? (answer.body ?? "") : "", answer.status, {
    ...HEADERS,
    ...("seconds" in answer && { "retry-after": String(answer.seconds) })
  })

const SECONDS_OF_A_DAY = 86_400

/** What an intake answers to a request of a network. `groups` are those of all intakes. */
const answering = <R>({ read, store, limit }: AnyIntake<R>, groups: Buckets) => {
  const senders = bucketsOf(limit)
  const guesses = bucketsOf(GUESSES)
  const add = makeBatches({ ...BATCH, run: store })
  return (request: Sent, network: string): Effect.Effect<IntakeAnswer | TooOften, never, R> => {
    const wait = guesses.wait(network, performance.now())
    return Effect.matchEffect(read({ ...request, knownOnly: wait > 0 }), {
      onFailure: (answer) => {
        if (answer.isUnknown !== true) return Effect.succeed(answer)
        if (wait > 0) return Effect.succeed(tooOften(wait))
        guesses.take(network, performance.now())
        return Effect.succeed(answer)
      },
      onSuccess: ({ group, sender, cost, item }) => {
        const at = performance.now()
        const waiting = senders.take(sender, at, cost) || groups.take(group, at, cost)
        return waiting > 0 ? Effect.succeed(tooOften(waiting)) : add(group, item, cost)
      }
    })
  }
}

/**
 * Mounts the intakes. `perDay` is how much each group may report through them: what is stored for years must be limited,
 * too. What a device sends is in no log: its key is part of it.
 */
export const mountIntakes = <R>(
  app: Hono<HttpVariables>,
  intakes: ReadonlyArray<AnyIntake<R>>,
  services: Context.Context<R | RequestTurns>,
  { perDay }: { readonly perDay: number }
): void => {
  const groups = bucketsOf({ burst: perDay, perSecond: perDay / SECONDS_OF_A_DAY })
  const { intake: turn } = Context.get(services, RequestTurns)
  const forRequests = Context.add(Context.add(services, Turn, turn), CurrentActor, anonymous)
  const { failed } = failures(Effect.runPromiseExitWith(services))

  for (const one of intakes) {
    const { name, path, methods, bytes } = one
    const answer = answering(one, groups)
    app.on([...methods], path, async (c) => {
      c.set("pattern", path)
      const requestId = c.get("requestId")
      const info = { requestId, address: c.get("address"), ...c.get("origin"), userAgent: null }
      const answered = Effect.flatMap(requestOf(c, bytes), (request) => answer(request, info.network))
      const exit = await Effect.runPromiseExitWith(Context.add(forRequests, RequestInfo, info))(answered)
      return Exit.isSuccess(exit)
        ? responseOf(c, exit.value)
        : failed(exit.cause, { requestId, endpoint: name })
    })
  }
}
