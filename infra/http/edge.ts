import {
  anonymous,
  type AnyEndpoint,
  type Bytes,
  type Input,
  acceptsApiTokens,
  acceptsIdempotencyKey,
  type Member,
  NotFound,
  type OrganizationId,
  type Person,
  type RateLimits,
  type Refusal,
  RequestInfo,
  TooManyRequests,
  transactional,
  type UnitOfWork
} from "#kernel"
import { Effect, Option, References } from "effect"
import type { EndTurn } from "#infra/turns"
import { Authority, type EntryRefusal } from "./Authority.ts"
import { bearerToken } from "./bearerToken.ts"
import { CallRates } from "./callRates.ts"
import { namedOrganization } from "./claim.ts"
import type { BegunFile, FilePage } from "./download.ts"
import { jsonWriter } from "./encode.ts"
import { TokenNotAccepted, Unauthenticated } from "./edgeErrors.ts"
import { type Answer, Idempotency } from "./idempotency.ts"
import { type Incoming, reader } from "./incoming.ts"
import { turnOf } from "./inTurn.ts"
import { knowing } from "./knowing.ts"
import { limitCaller, limitHolder, limitOrganization } from "./limit.ts"
import { countRefusals, delayRefusals } from "./countRefusals.ts"
import type { Refusals } from "./Refusals.ts"
import { RequestTurns } from "./requestTurns.ts"
import type { Route } from "./route.ts"
import { orTogether } from "./together.ts"

export type EdgeServices =
  Authority | CallRates | Idempotency | RateLimits | Refusals | RequestTurns | UnitOfWork

export type Outgoing<R> =
  | {
      readonly _tag: "Json"
      readonly status: number
      readonly body: string | null
      readonly replayed: boolean
    }
  | ({ readonly _tag: "Bytes" } & Bytes)
  | Download<R>

/** A file that is read while it is sent. */
export interface Download<R> extends Required<Omit<Bytes, "bytes">> {
  readonly _tag: "Download"
  readonly first: FilePage
  readonly read: (after: string) => Effect.Effect<FilePage, Refusal, R>
  /** To be called when the response is closed. */
  readonly end: EndTurn
}

const signedIn = (authorization: string | undefined): Effect.Effect<Person, Unauthenticated, Authority> => {
  const token = bearerToken(authorization)
  return token === undefined
    ? Effect.fail(new Unauthenticated())
    : Effect.flatMap(
        Authority.use((authority) => authority.person(token)),
        Option.match({ onNone: () => Effect.fail(new Unauthenticated()), onSome: Effect.succeed })
      )
}

/** Refuses an API token where a person must be present, or outside of the one organization that it is for. */
const refuseToken = (endpoint: AnyEndpoint, person: Person | null) => {
  if (person?.token === undefined) return Effect.void
  const isOutside = endpoint.access === "person" && person.token.organizationId !== null
  return acceptsApiTokens(endpoint) && !isOutside ? Effect.void : Effect.fail(new TokenNotAccepted())
}

const organizationIn = (params: Readonly<Record<string, string>>): Effect.Effect<OrganizationId, NotFound> =>
  Option.match(namedOrganization(params), {
    onNone: () => Effect.fail(new NotFound({ what: "organization" })),
    onSome: Effect.succeed
  })

/** A call that was authenticated, counted and decoded. */
interface Call {
  readonly incoming: Incoming
  readonly person: Person | null
  readonly input: Input<AnyEndpoint>
}

/**
 * Admits the request as its actor: opens the organization's transaction if the path names one, and ends it before
 * the handler begins if the endpoint waits for others.
 */
const admit = <A, E, R>(
  { person, incoming }: Call,
  { access, waitsForOthers }: AnyEndpoint,
  limit: ReturnType<typeof limitOrganization>,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E | EntryRefusal | TooManyRequests, R | Authority | RateLimits> => {
  if (person === null || access !== "member") return Effect.updateContext(work, knowing(person ?? anonymous))
  const counted = (member: Member): Effect.Effect<A, E | TooManyRequests, R | RateLimits> =>
    limit === undefined ? work : Effect.andThen(limit(member), work)
  const asMember = (member: Member): Effect.Effect<A, E | TooManyRequests, R | RateLimits> =>
    Effect.updateContext(counted(member), knowing(member))
  return Effect.flatMap(organizationIn(incoming.params), (organizationId) =>
    Authority.use((authority) =>
      waitsForOthers
        ? Effect.flatMap(authority.asMember(person, organizationId, Effect.succeed), asMember)
        : authority.asMember(person, organizationId, asMember)
    )
  )
}

/** Begins a download. Its first page is read before the response begins, so that its failure has a status. */
const downloadOf = <R>(route: Route<R>, limit: ReturnType<typeof limitOrganization>) => {
  const { endpoint, handle } = route
  const inTurn = turnOf(route)
  return Effect.fnUntraced(function* (call: Call, page: NonNullable<typeof route.page>) {
    const { incoming, person, input } = call
    const turns = yield* RequestTurns
    const subscriber = (yield* RequestInfo).subscriber ?? "unknown"
    const caller = person?.userId ?? subscriber
    const end = yield* turns.download({
      organization: incoming.params["organizationId"] ?? caller,
      person: caller,
      subscriber
    })
    const admitted = (after: string | null) =>
      inTurn(input, admit(call, endpoint, undefined, page(input, after)))
    // A session can end while its download is read.
    const stillSignedIn = person === null ? Effect.void : signedIn(incoming.authorization)
    const opened = Effect.gen(function* () {
      const begun = yield* inTurn(input, admit(call, endpoint, limit, handle(input)))
      // The types of `download` and `exportList` require it.
      const { contentType, fileName, encode } = begun as BegunFile<unknown>
      const encoded = Effect.flatMap((read: unknown) => Effect.promise(() => encode(read)))
      const read = (after: string) => encoded(Effect.andThen(stillSignedIn, admitted(after)))
      return {
        _tag: "Download" as const,
        contentType,
        fileName,
        first: yield* encoded(admitted(null)),
        read,
        end
      }
    })
    return yield* Effect.onError(opened, () => Effect.sync(end))
  })
}

/**
 * Handles a request: authenticate, count, read, decode, handle, encode. Each step is cheaper than the next, and counts
 * or refuses what the next would spend on it. Fails only with refusals, which become problem documents.
 */
export const edgeOf = <R>(route: Route<R>) => {
  const { endpoint, handle, holder, page } = route
  const read = limitHolder(route, reader(endpoint))
  const write = jsonWriter(endpoint.output)
  const inTurn = turnOf(route)
  const limit = limitOrganization(endpoint)
  const download = downloadOf(route, limit)

  const answer = (input: Input<AnyEndpoint>): Effect.Effect<Answer, Refusal, R> =>
    Effect.map(handle(input), (output) => ({
      status: endpoint.status,
      body: endpoint.status === 204 || endpoint.status === 202 ? null : write(output)
    }))

  const reply = (call: Call, text: string) => {
    const { incoming, person, input } = call
    const key = acceptsIdempotencyKey(endpoint) ? incoming.idempotencyKey : undefined
    if (key === undefined)
      return Effect.map(admit(call, endpoint, limit, answer(input)), (sent) => ({ ...sent, replayed: false }))
    const request = { key, person, path: incoming.path, body: text }
    const once = Idempotency.use((idempotency) => idempotency.once(request, answer(input)))
    return admit(call, endpoint, limit, inUnitOfWork(once))
  }

  const handled = Effect.fnUntraced(function* (incoming: Incoming) {
    const person = endpoint.access === "public" ? null : yield* signedIn(incoming.authorization)
    yield* CallRates.use((rates) => rates.take(endpoint, person))
    yield* refuseToken(endpoint, person)
    if (endpoint.limits.length > 0) yield* limitCaller(endpoint, person)
    const { input, text } = yield* read(incoming)
    const call = { incoming, person, input }
    if (page !== undefined) return yield* download(call, page)
    if (endpoint.outputType === "bytes") {
      const file = yield* inTurn(input, admit(call, endpoint, limit, handle(input)))
      // The output schema Bytes implies `outputType: "bytes"`.
      return { _tag: "Bytes", ...(file as Bytes) } satisfies Outgoing<R>
    }
    return { _tag: "Json", ...(yield* inTurn(input, reply(call, text))) } satisfies Outgoing<R>
  })

  const begin = orTogether(route, { usual: handled, read, answer })
  return (incoming: Incoming) =>
    whenTraced(
      `http.${endpoint.name}`,
      holder === undefined ? countRefusals(incoming, begin(incoming)) : delayRefusals(handled(incoming))
    )
}

/** A span of its own, unless no spans are recorded: even those cost each request some time. */
const whenTraced = <A, E, R>(name: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  References.TracerEnabled.use((enabled) => (enabled ? Effect.withSpan(work, name) : work))

/** `admit` provides the actor, so the composition root need not. */
const inUnitOfWork = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  transactional(work) as Effect.Effect<A, E, R | UnitOfWork>
