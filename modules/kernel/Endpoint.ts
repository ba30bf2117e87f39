import { Schema } from "effect"
import type { Permission } from "./Permission.ts"
import { OrganizationId } from "./ids.ts"
import type { Refusal, RefusalClass } from "./errors.ts"

/** The path parameters of what belongs to an organization: `inOrganization({ customerId: CustomerId })`. */
export const inOrganization = <const Ids extends Schema.Struct.Fields>(ids: Ids) =>
  Schema.Struct({ organizationId: OrganizationId, ...ids })

/** A schema that needs no services on either side of the wire. */
export type WireSchema = Schema.Codec<unknown, unknown>

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** Who may call: everybody, anyone signed in, or a member of the organization in the path. */
export type Access = "public" | "person" | "member"

/**
 * At most `times` calls within `seconds`, counted per network, per signed-in person, per organization that was
 * entered, or per value of a body field.
 */
export interface Limit<Who extends Access = Access> {
  readonly per:
    "network" | "person" | (Who extends "member" ? "organization" : never) | { readonly field: string }
  readonly times: number
  readonly seconds: number
}

/**
 * One endpoint, written once: the server mounts it, the web app calls it, the API description and the
 * isolation tests are made from it.
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
  /** The group it is shown under in the API's description. */
  readonly group: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: Who
  /** The permission its handler asks for; roles without it get 403. Only with access "member". */
  readonly permission?: Permission
  /** One sentence in sentence case. */
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** `bytes`: the body is a file, at most 1 MB, not JSON. */
  readonly bodyType: "none" | "json" | "bytes"
  readonly output: Output
  /** `bytes`: the answer is a file with its own content type. */
  readonly outputType: "json" | "bytes"
  /** 200 unless told; 204 answers without a body. */
  readonly status: 200 | 201 | 202 | 204
  readonly errors: ReadonlyArray<Errors>
  /** The answer holds a secret: it is never stored for Idempotency-Key. */
  readonly returnsSecret: boolean
  /**
   * Its handler waits for somebody else's server and so opens its own units of work: no connection is held
   * meanwhile, and no answer is stored for Idempotency-Key.
   */
  readonly waitsForOthers: boolean
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
  readonly limits?: ReadonlyArray<Limit<Who>>
}

/** Defines an endpoint; what is left out is empty. Without an output it answers 204. */
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
  limits: [],
  outputType: "json",
  status: definition.output ? 200 : 204,
  ...definition,
  bodyType: definition.body ? (definition.bodyType ?? "json") : "none",
  // A part left out has the default type `Nothing`, which TypeScript cannot conclude from a missing key.
  params: definition.params ?? (Nothing as WireSchema as Params),
  query: definition.query ?? (Nothing as WireSchema as Query),
  body: definition.body ?? (Nothing as WireSchema as Body),
  output: definition.output ?? (Nothing as WireSchema as Output)
})

export type AnyEndpoint = Endpoint

/** Whether a call may carry an Idempotency-Key: sent again with the same one, it gets the answer that was stored. */
export const acceptsIdempotencyKey = ({ method, returnsSecret, waitsForOthers }: AnyEndpoint): boolean =>
  method === "POST" && !returnsSecret && !waitsForOthers

/** What a handler gets: path, query and body, decoded. */
export interface Input<E extends AnyEndpoint> {
  readonly params: E["params"]["Type"]
  readonly query: E["query"]["Type"]
  readonly body: E["body"]["Type"]
}
export type Output<E extends AnyEndpoint> = E["output"]["Type"]
/** What a handler gives back: nothing, where its endpoint has no output. */
export type Answer<E extends AnyEndpoint> = [keyof Output<E>] extends [never] ? void : Output<E>
type RefusalOf<C> = C extends RefusalClass<infer R extends Refusal> ? R : never
export type Failure<E extends AnyEndpoint> = RefusalOf<E["errors"][number]>

/**
 * A file going over the wire. With a name it is for the person to keep, and no cache stores it; without one it
 * is part of a page, and never changes.
 */
export const Bytes = Schema.Struct({
  bytes: Schema.Uint8Array,
  contentType: Schema.String,
  fileName: Schema.optionalKey(Schema.String)
})
export type Bytes = typeof Bytes.Type
