import { Data } from "effect"

/** The mail server did not accept an email. */
export class NotDelivered extends Data.TaggedError("NotDelivered")<{
  /** Retrying would give the same answer. */
  readonly isFinal: boolean
  /** The server's response in one line; null when there was none. */
  readonly answer: string | null
  /** For the operator. */
  readonly detail: string
}> {
  override get message() {
    return this.detail
  }
}

const MAX_LENGTH = 500
const oneLine = (text: string): string =>
  // The server's response is not trusted.
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH)

/** Codes that refuse the sender's sign-in, not the email: the operator may fix it before the next attempt. */
const AUTHENTICATION_CODES = [530, 534, 535, 538]

const field = (cause: unknown, name: string): unknown =>
  typeof cause === "object" && cause !== null ? Reflect.get(cause, name) : undefined

/** Converts nodemailer's error. A permanent code counts only once the server has seen this email. */
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
      !AUTHENTICATION_CODES.includes(code),
    answer: isAboutTheMail && typeof answer === "string" ? oneLine(answer) : null,
    detail: oneLine(String(cause))
  })
}
