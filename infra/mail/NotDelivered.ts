import { Data } from "effect"

/** A mail server did not take a mail. */
export class NotDelivered extends Data.TaggedError("NotDelivered")<{
  /** It would say the same again. */
  readonly isFinal: boolean
  /** What it answered, in one line; null when it did not come to that. */
  readonly answer: string | null
  /** For the operator. */
  readonly detail: string
}> {
  override get message() {
    return this.detail
  }
}

const AT_MOST = 500
const oneLine = (text: string): string =>
  // A server may answer whatever it likes.
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, AT_MOST)

/** Codes with which a server refuses whoever signs in, not the mail: another try may find it set right. */
const OF_SIGNING_IN = [530, 534, 535, 538]

const field = (cause: unknown, name: string): unknown =>
  typeof cause === "object" && cause !== null ? Reflect.get(cause, name) : undefined

/** Of what nodemailer failed with. A permanent answer counts once the talk has come to this very mail. */
export const notDelivered = (cause: unknown): NotDelivered => {
  const code = field(cause, "responseCode")
  const answer = field(cause, "response")
  const isAboutTheMail = ["EENVELOPE", "EMESSAGE"].includes(String(field(cause, "code")))
  return new NotDelivered({
    isFinal:
      isAboutTheMail &&
      typeof code === "number" &&
      code >= 500 &&
      code < 600 &&
      !OF_SIGNING_IN.includes(code),
    answer: isAboutTheMail && typeof answer === "string" ? oneLine(answer) : null,
    detail: oneLine(String(cause))
  })
}
