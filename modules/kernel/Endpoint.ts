import { Schema } from "effect"
import type { Permission } from "./Permission.ts"
import { OrganizationId } from "./ids.ts"
import type { Refusal, RefusalClass } from "./errors.ts"
import type { Cached } from "./Cached.ts"

/** The path parameters of an organization's resource: `inOrganization({ customerId: CustomerId })`. */
export const inOrganization = <const Ids extends Schema.Struct.Fields>(ids: Ids) =>
  Schema.Struct({ organizationId: OrganizationId, ...ids })

/** A schema that needs no services on either side of the wire. */
export type WireSchema = Schema.Codec<unknown, unknown>

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** Who may call: anyone, any signed-in person, or a member of the organization in the path. */
export type Access = "public" | "person" | "member"

/**
 * At most `times` calls within `seconds`, counted per network, per signed-in person, per organization, or per
 * value of a body field. Per holder: a caller whose body contains a credential that we issued is counted apart from
 * their network, so that a neighbor cannot use up their calls; everyone else is counted per network.
 */
export interface Limit<Who extends Access = Access> {
  readonly per:
    | "network"
    | "person"
    | (Who extends "public" ? "holder" : never)
    | (Who extends "member" ? "organization" : never)
    | { readonly field: string }
  readonly times: number
  readonly seconds: number
}

/** `heavy`: reads or writes so much that few may run at the same time, per organization and in the process. */
export type Weight = "light" | "heavy"

/** What a call weighs by the length of a list in its body: heavy if it has more than this many items. */
export interface WeightByLength<List extends string = string> {
  readonly list: List
  readonly heavyAbove: number
}

/** The names of the lists in a body. */
type ListIn<Body> = {
  [Name in keyof Body & string]: Body[Name] extends ReadonlyArray<unknown> ? Name : never
}[keyof Body & string]

/**
 * One endpoint, declared once: the server mounts it, the web app calls it, and the API description and the
 * isolation tests are generated from it.
 */
export interface Endpoint<
  Params extends WireSchema = WireSchema,
  Query extends WireSchema = WireSchema,
  Body extends WireSchema = WireSchema,
  Output extends WireSchema = WireSchema,
  Errors extends RefusalClass = RefusalClass,
  Who extends Access = Access
> {
  readonly name: string
  /** Its section in the API description. */
  readonly group: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: Who
  /** Whether programs may call it with an API token; see `acceptsApiTokens`. */
  readonly acceptsTokens?: boolean
  /** The permission its handler requires; roles without it get 403. Only with access "member". */
  readonly permission?: Permission
  /** One sentence in sentence case. */
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** `bytes`: the body is a file, at most 1 MB, not JSON. */
  readonly bodyType: "none" | "json" | "bytes"
  readonly output: Output
  /** `bytes`: the response is a file with its own content type. */
  readonly outputType: "json" | "bytes"
  /** Default: 200, or 204 without an output. */
  readonly status: 200 | 201 | 202 | 204
  readonly errors: ReadonlyArray<Errors>
  /** The response contains a secret, so it is never stored for an Idempotency-Key. */
  readonly returnsSecret: boolean
  /**
   * Its handler calls another server and opens its own units of work, so that it holds no connection while it
   * waits. No response is stored for an Idempotency-Key.
   */
  readonly waitsForOthers: boolean
  /** A GET that creates what it returns when it is first called, so that it is not run in a transaction that only reads. */
  readonly mayCreate: boolean
  /** Its public address works for a while only, so that no cache may store the response. */
  readonly expires: boolean
  readonly weight: Weight | WeightByLength
  readonly limits: ReadonlyArray<Limit>
}

const Nothing = Schema.Struct({})
type Nothing = typeof Nothing

type Definition<
  Params extends WireSchema,
  Query extends WireSchema,
  Body extends WireSchema,
  Output extends WireSchema,
  Errors extends RefusalClass,
  Who extends Access
> = Pick<Endpoint, "name" | "group" | "method" | "path" | "summary"> & {
  readonly access: Who
  readonly acceptsTokens?: boolean
  readonly permission?: Permission
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly bodyType?: "json" | "bytes"
  readonly output?: Output
  readonly outputType?: "json" | "bytes"
  readonly status?: 200 | 201 | 202 | 204
  readonly errors?: ReadonlyArray<Errors>
  readonly returnsSecret?: boolean
  readonly waitsForOthers?: boolean
  readonly mayCreate?: boolean
  readonly expires?: boolean
  readonly weight?: Weight | WeightByLength<ListIn<NoInfer<Body>["Type"]>>
  readonly limits?: ReadonlyArray<Limit<Who>>
}

/** Defines an endpoint. Without an output it responds with 204. */
export const endpoint = <
  Output extends WireSchema = Nothing,
  Params extends WireSchema = Nothing,
  Query extends WireSchema = Nothing,
  Body extends WireSchema = Nothing,
  Errors extends RefusalClass = never,
  const Who extends Access = Access
>(
  definition: Definition<Params, Query, Body, Output, Errors, Who>
): Endpoint<Params, Query, Body, Output, Errors, Who> => ({
  errors: [],
  returnsSecret: false,
  waitsForOthers: false,
  mayCreate: false,
  expires: false,
  weight: "light",
  limits: [],
  outputType: "json",
  status: definition.output ? 200 : 204,
  ...definition,
  bodyType: definition.body ? (definition.bodyType ?? "json") : "none",
  // An omitted part has the default type `Nothing`, which TypeScript cannot infer from a missing key.
  params: definition.params ?? (Nothing as WireSchema as Params),
  query: definition.query ?? (Nothing as WireSchema as Query),
  body: definition.body ?? (Nothing as WireSchema as Body),
  output: definition.output ?? (Nothing as WireSchema as Output)
})

export type AnyEndpoint = Endpoint

/**
 * Whether programs may call it with an API token: by default what belongs to an organization, and nothing of a person.
 * Otherwise a person must be present.
 */
export const acceptsApiTokens = ({ access, acceptsTokens = access === "member" }: AnyEndpoint): boolean =>
  acceptsTokens

/** Whether a call may carry an Idempotency-Key: a retry with the same key gets the stored response. */
export const acceptsIdempotencyKey = ({ method, returnsSecret, waitsForOthers }: AnyEndpoint): boolean =>
  method === "POST" && !returnsSecret && !waitsForOthers

/** The decoded path, query and body. */
export interface Input<E extends AnyEndpoint> {
  readonly params: E["params"]["Type"]
  readonly query: E["query"]["Type"]
  readonly body: E["body"]["Type"]
}
export type Output<E extends AnyEndpoint> = E["output"]["Type"]
/** What a handler returns: void for an endpoint without an output. */
export type Answer<E extends AnyEndpoint> = [keyof Output<E>] extends [never]
  ? void
  : Output<E> | Cached<Output<E>>
type RefusalOf<C> = C extends RefusalClass<infer R extends Refusal> ? R : never
export type Failure<E extends AnyEndpoint> = RefusalOf<E["errors"][number]>

/**
 * A file on the wire. With a name it is a download; without one it is part of a page and never changes. Caches store only
 * public ones without a name, unless their address expires.
 */
export const Bytes = Schema.Struct({
  // Never part of JSON: `Schema.Uint8Array` would add the code for Base64 to every page.
  bytes: Schema.declare((value): value is Uint8Array => value instanceof Uint8Array),
  contentType: Schema.String,
  fileName: Schema.optionalKey(Schema.String)
})
export type Bytes = typeof Bytes.Type
