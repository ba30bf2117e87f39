import { Forbidden, type Member, NotFound, OrganizationId, type Permission, RequestInfo } from "#kernel"
import type { Authority, EntryRefusal, HttpVariables } from "#infra/http"
import { problemOf, Unauthenticated } from "#infra/http"
import { Context, Effect, Option, Schema } from "effect"
import type { Context as HonoContext, Hono } from "hono"
import type { ServerResponse } from "node:http"
import { type Followers, makeFollowers } from "./followers.ts"
import { limitStreams } from "./limitStreams.ts"
import type { LiveSource } from "./LiveSource.ts"
import { countOpenings } from "./openings.ts"
import { SignalListener } from "./signal.ts"
import { type Sink, sinkOf } from "./Sink.ts"
import { EVENT_STREAM, initialRetry } from "./wire.ts"

const isOrganizationId = Schema.is(OrganizationId)

export interface SourceOptions {
  readonly authority: Authority["Service"]
  readonly stopping: AbortSignal
}

type Refused = Unauthenticated | EntryRefusal | Forbidden

/** Whether the holder of a token may listen in an organization, and as which member. */
const admitting =
  ({ person, asMember }: Authority["Service"], permission: Permission) =>
  (token: string, organizationId: OrganizationId): Effect.Effect<Member, Refused> =>
    Effect.flatMap(
      person(token),
      Option.match({
        onNone: (): Effect.Effect<Member, Refused> => Effect.fail(new Unauthenticated()),
        onSome: (who) =>
          asMember(who, organizationId, (member): Effect.Effect<Member, Refused> =>
            member.permissions.has(permission)
              ? Effect.succeed(member)
              : Effect.fail(new Forbidden({ permission }))
          )
      })
    )

/** A source with its followers in this process. */
interface Followed<R> {
  readonly source: LiveSource<R>
  readonly followers: Followers
}

/** Begins to follow the sources, until the scope closes. Reads them with these services. */
export const followSources = <R>(
  sources: ReadonlyArray<LiveSource<R>>,
  services: Context.Context<R | SignalListener>
) =>
  Effect.forEach(sources, (source) =>
    Effect.map(
      makeFollowers(source, Context.get(services, SignalListener), services),
      (followers): Followed<R> => ({ source, followers })
    )
  )

/**
 * Mounts the live sources: server-sent events, read with `fetch` and the access token in its header. First
 * `retry: <milliseconds>` and `event: ready`: nothing that happens from here on is missed, so the current state is read
 * after it. Then messages with the name of the source. A stream ends with its access token and the membership, when its
 * reader is 1 MB behind, when the person opens more than ten, and when the server stops.
 */
export const mountSources = <R>(
  app: Hono<HttpVariables>,
  followed: ReadonlyArray<Followed<R>>,
  { authority, stopping }: SourceOptions
): void => {
  const refusalToOpen = countOpenings()
  const limited = limitStreams()
  for (const { source, followers } of followed) {
    const admit = admitting(authority, source.permission)
    stopping.addEventListener("abort", followers.endAll, { once: true })
    app.get(source.path, async (c) => {
      c.set("pattern", source.path)
      const requestId = c.get("requestId")
      const organizationId = c.req.param("organizationId")
      if (!isOrganizationId(organizationId))
        return problemOf(new NotFound({ what: "organization" }), requestId)
      const admitted = Effect.provideService(admit(tokenOf(c), organizationId), RequestInfo, infoOf(c))
      const first = await Effect.runPromise(Effect.result(admitted))
      if (first._tag === "Failure") return problemOf(first.failure, requestId)
      const { userId } = first.success
      const refusal = refusalToOpen(userId)
      if (refusal !== undefined) return problemOf(refusal, requestId)
      const open = (sink: Sink) => {
        const remove = followers.add(organizationId, {
          member: first.success,
          sink,
          admit: Effect.map(Effect.result(admitted), (again) =>
            again._tag === "Success" ? again.success : undefined
          ),
          admittedAt: performance.now()
        })
        return limited(userId, { sink, remove })
      }
      if (c.req.method !== "HEAD") c.set("takeOver", stream(open))
      return new Response(null, { headers: EVENT_STREAM })
    })
  }
}

const stream =
  (open: (sink: Sink) => () => void) =>
  (response: ServerResponse): void => {
    // Disconnected while we authenticated.
    if (response.destroyed) return
    const sink = sinkOf(response)
    sink.write(initialRetry())
    response.once("close", open(sink))
  }

const tokenOf = (c: HonoContext<HttpVariables>): string =>
  c.req.header("authorization")?.replace(/^Bearer /, "") ?? ""

const infoOf = (c: HonoContext<HttpVariables>) => ({
  requestId: c.get("requestId"),
  address: c.get("address"),
  ...c.get("origin"),
  userAgent: null
})
