import { Data } from "effect"

/** A text message was not accepted, or may have been: then it is not repeated, because nobody needs the same text twice. */
export class NotTexted extends Data.TaggedError("NotTexted")<{
  readonly isFinal: boolean
  /** For the operator. Without the number and the text. */
  readonly detail: string
}> {
  override get message() {
    return this.detail
  }
}
