import { Schema } from "effect"
import { Permission } from "./Permission.ts"

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429

/**
 * What every expected failure carries besides its tag: the HTTP status and a title for its kind
 * (static, so that the API's description can tell), and `message`, a sentence for a person.
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

/** Not there, or not there for you: what belongs to another tenant answers the same. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", { what: Schema.String }) {
  static readonly status = 404
  static readonly title = "Not found"
  override get message() {
    return `This ${this.what} does not exist, or you have no access to it.`
  }
}

/** The member's role lacks the permission. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", { permission: Permission }) {
  static readonly status = 403
  static readonly title = "Not allowed"
  override get message() {
    return "Your role does not allow this. Ask an owner or admin of your organization."
  }
}
