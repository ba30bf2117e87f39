import { Effect, Option, Schema } from "effect"
import { Permission } from "./Permission.ts"

export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 422 | 429

/**
 * An expected failure. Its class has the HTTP status and a title, which the API description reads; `message` is a
 * sentence for a person.
 */
export interface Refusal {
  readonly _tag: string
  readonly message: string
}

export interface RefusalClass<R extends Refusal = Refusal> {
  readonly status: RefusalStatus
  readonly title: string
  readonly prototype: R
}

/** The code of a refusal in a problem document: `EmailTaken` is `email_taken`. */
export const codeOf = (tag: string): string => tag.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase()

type Fields = Schema.Struct.Fields
const noFields = {}

/**
 * Declares an expected failure in one line:
 * `export class LastOwner extends refusal("LastOwner", 409, "Last owner", "An organization needs an owner.") {}`.
 * One that carries data declares its fields last, and may build its message from them.
 */
export const refusal = <const Tag extends string, const Data extends Fields = typeof noFields>(
  tag: Tag,
  status: RefusalStatus,
  title: string,
  message: string | ((data: Schema.Struct<Data>["Type"]) => string),
  // When omitted, its type is the default, which TypeScript cannot infer from a missing argument.
  data: Data = noFields as Fields as Data
) => {
  const kind = Schema.TaggedError<Refusal>()(tag, data)
  Object.defineProperty(kind.prototype, "message", {
    get(this: Schema.Struct<Data>["Type"]) {
      return typeof message === "string" ? message : message(this)
    }
  })
  return Object.assign(kind, { status, title })
}

/** Missing, or not visible to the caller: other tenants' data gives the same response. */
export class NotFound extends refusal(
  "NotFound",
  404,
  "Not found",
  ({ what }) => `This ${what} doesn't exist, or you don't have access to it.`,
  { what: Schema.String }
) {}

/** The member's role lacks the permission. */
export class Forbidden extends refusal(
  "Forbidden",
  403,
  "Not allowed",
  "Your role doesn't allow this. Ask an owner or admin of your organization.",
  { permission: Permission }
) {}

/** The organization has used up its quota. The database refuses whatever adds to it, so any change may fail with this. */
export class StorageFull extends refusal(
  "StorageFull",
  409,
  "Storage full",
  "Your organization's storage is full, so nothing can be added. You can still read, export, archive and remove. Contact support for more storage."
) {}

/** Unwraps an optional result, or fails with the refusal. */
export const orFail =
  <Refused>(refused: () => Refused) =>
  <A, E, R>(result: Effect.Effect<Option.Option<A>, E, R>): Effect.Effect<A, E | Refused, R> =>
    Effect.flatMap(result, Option.match({ onNone: () => Effect.fail(refused()), onSome: Effect.succeed }))

/** Unwraps an optional result, or fails with 404: `yield* members.find(organizationId, id).pipe(orNotFound("member"))`. */
export const orNotFound = (what: string) => orFail(() => new NotFound({ what }))
