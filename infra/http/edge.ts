import {
  type Anonymous,
  anonymous,
  type AnyEndpoint,
  type Bytes,
  CurrentActor,
  CurrentMember,
  CurrentPerson,
  type Input,
  type Member,
  NotFound,
  OrganizationId,
  type Person,
  RateLimits,
  type Refusal,
  RequestInfo,
  transactional,
  type UnitOfWork
} from "#kernel"
import { Context, Effect, Option, Schema } from "effect"
import { Authority } from "./Authority.ts"
import { decoder } from "./decode.ts"
import { jsonWriter } from "./encode.ts"
import { MalformedBody, Unauthenticated } from "./edgeErrors.ts"
import { type Answer, Idempotency } from "./idempotency.ts"
import type { Route } from "./route.ts"

/** A request, as far as a handler's way in needs it. */
export interface Incoming {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly contentType: string
  readonly path: string
  readonly text: () => Promise<string>
  readonly bytes: () => Promise<Uint8Array>
}

export type EdgeServices = Authority | Idempotency | RateLimits | UnitOfWork

export type Outgoing =
  | { readonly _tag: "Json"; readonly status: number; readonly body: string | null; readonly replayed: boolean }
  | { readonly _tag: "Bytes"; readonly bytes: Uint8Array; readonly contentType: string }

const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/

const signedIn = (authorization: string | undefined): Effect.Effect<Person, Unauthenticated, Authority> => {
  const token = BEARER.exec(authorization ?? "")?.[1]
  return token === undefined
    ? Effect.fail(new Unauthenticated({}))
    : Effect.flatMap(
        Authority.use((authority) => authority.person(token)),
        Option.match({ onNone: () => Effect.fail(new Unauthenticated({})), onSome: Effect.succeed })
      )
}

const organizationIn = (params: Readonly<Record<string, string>>): Effect.Effect<OrganizationId, NotFound> =>
  Effect.mapError(
    Schema.decodeEffect(OrganizationId)(params["organizationId"] ?? ""),
    () => new NotFound({ what: "organization" })
  )

/**
 * Who is known of a request. The type says `never` because `route` has already taken these services out
 * of what its handler still needs.
 */
const knownAs = (who: Anonymous | Person | Member): Context.Context<never> => {
  const actor = Context.make(CurrentActor, who)
  if (who._tag === "Anonymous") return actor as Context.Context<never>
  const person = Context.add(actor, CurrentPerson, who)
  return (who._tag === "Member" ? Context.add(person, CurrentMember, who) : person) as Context.Context<never>
}

/** Lets the request in as who it is: opens the organization's transaction where the path names one. */
const admit = <A, E, R>(
  person: Person | null,
  incoming: Incoming,
  access: AnyEndpoint["access"],
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E | NotFound, R | Authority> => {
  if (person === null || access !== "member") return Effect.provide(work, knownAs(person ?? anonymous))
  return Effect.flatMap(organizationIn(incoming.params), (organizationId) =>
    Authority.use((authority) =>
      authority.asMember(person, organizationId, (member) => Effect.provide(work, knownAs(member)))
    )
  )
}

/**
 * The way of one endpoint from request to answer: who -> how often -> decode -> handler -> encode.
 * Fails only with refusals, which become problem documents.
 */
export const edgeOf = <R>({ endpoint, handle }: Route<R>) => {
  const params = decoder(endpoint.params, "params")
  const query = decoder(endpoint.query, "query")
  const body = decoder(endpoint.body, "body")
  const write = jsonWriter(endpoint.output)

  const json = (text: string) =>
    Effect.try({ try: (): unknown => JSON.parse(text), catch: () => new MalformedBody({}) })

  const readBody = Effect.fnUntraced(function* (incoming: Incoming) {
    if (endpoint.bodyType === "none") return { value: {}, text: "" }
    if (endpoint.bodyType === "bytes") {
      const bytes = yield* Effect.promise(incoming.bytes)
      return { value: { bytes, contentType: incoming.contentType }, text: "" }
    }
    const text = yield* Effect.promise(incoming.text)
    return { value: yield* Effect.flatMap(json(text), body), text }
  })

  const limit = Effect.fnUntraced(function* (person: Person | null, input: Input<AnyEndpoint>) {
    const { network } = yield* RequestInfo
    const limits = yield* RateLimits
    for (const { per, ...bound } of endpoint.limits) {
      const who = per === "network" ? network : per === "person" ? person?.userId : fieldOf(input.body, per.field)
      const what = typeof per === "string" ? per : per.field
      yield* limits.take(`${endpoint.name}.${what}.${bound.seconds}`, who ?? "unknown", bound)
    }
  })

  const answer = (input: Input<AnyEndpoint>): Effect.Effect<Answer, Refusal, R> =>
    Effect.map(handle(input), (output) => ({
      status: endpoint.status,
      body: endpoint.status === 204 || endpoint.status === 202 ? null : write(output)
    }))

  const reply = (incoming: Incoming, person: Person | null, input: Input<AnyEndpoint>, text: string) => {
    const key = endpoint.method === "POST" && !endpoint.returnsSecret ? incoming.idempotencyKey : undefined
    if (key === undefined)
      return Effect.map(admit(person, incoming, endpoint.access, answer(input)), (sent) => ({ ...sent, replayed: false }))
    const request = { key, scope: person?.userId ?? "anonymous", path: incoming.path, body: text }
    const once = Idempotency.use((idempotency) => idempotency.once(request, answer(input)))
    return admit(person, incoming, endpoint.access, inUnitOfWork(once))
  }

  return Effect.fn(`http.${endpoint.name}`)(function* (incoming: Incoming) {
    const person = endpoint.access === "public" ? null : yield* signedIn(incoming.authorization)
    const read = yield* readBody(incoming)
    const input: Input<AnyEndpoint> = {
      params: yield* params(incoming.params),
      query: yield* query(incoming.query),
      body: read.value
    }
    if (endpoint.limits.length > 0) yield* limit(person, input)
    if (endpoint.outputType === "bytes") {
      const file = yield* admit(person, incoming, endpoint.access, handle(input))
      // `outputType: "bytes"` goes with the output schema Bytes.
      return { _tag: "Bytes", ...(file as Bytes) } satisfies Outgoing
    }
    return { _tag: "Json", ...(yield* reply(incoming, person, input, read.text)) } satisfies Outgoing
  })
}

/** `admit` provides the actor, so it is not asked of the composition root. */
const inUnitOfWork = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  transactional(work) as Effect.Effect<A, E, R | UnitOfWork>

const fieldOf = (body: unknown, field: string): string | undefined => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === "string" ? value : undefined
}
