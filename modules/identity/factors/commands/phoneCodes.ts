import { now, RateLimits, RequestInfo, Texts, TooManyRequests, type UserId } from "#kernel"
import { newDigits, Secrets } from "#infra/secrets"
import { Effect, Option } from "effect"
import type { Locale } from "../../contract/index.ts"
import { type CodePurpose, codeText } from "../domain/codeText.ts"
import { authenticated, codeExpiry, DIGITS, TEXTS, TEXTS_OF_ACCOUNT } from "../domain/phoneCode.ts"
import { type CodeRequest, PhoneCodes } from "../domain/PhoneCodes.ts"
import type { Phone } from "../domain/Phones.ts"

const PURPOSE = "identity.phone_code"

export interface Texting {
  readonly userId: UserId
  readonly locale: Locale | null
  readonly phone: Phone
  readonly request: CodeRequest
  readonly purpose: CodePurpose
}

/** Counts a text, also if the unit of work fails. */
const count = Effect.fnUntraced(function* (userId: UserId, { phone }: Phone, isVerified: boolean) {
  const limits = yield* RateLimits
  const { network } = yield* RequestInfo
  const { what, toNumber, fromNetwork } = isVerified ? TEXTS.verified : TEXTS.unverified
  yield* limits.take("identity.texts.account", userId, TEXTS_OF_ACCOUNT)
  yield* limits.take(`${what}.network`, network ?? "unknown", fromNetwork)
  yield* limits.take(`${what}.number`, phone, toNumber)
})

/** Texts a new code, in the current unit of work. It replaces an earlier one of the same request. */
export const textCode = Effect.fnUntraced(
  function* ({ userId, locale, phone, request, purpose }: Texting) {
    const isVerified = purpose !== "verify"
    yield* count(userId, phone, isVerified)
    const code = newDigits(DIGITS)
    const mac = yield* Secrets.useSync((secrets) => secrets.mac(PURPOSE, authenticated(phone.id, code)))
    const expiresAt = codeExpiry(yield* now)
    yield* PhoneCodes.use((codes) => codes.set({ phone: phone.id, userId, request, mac, expiresAt }))
    const text = codeText(code, purpose, locale)
    const message = { kind: "identity.code", to: phone.phone, text, expiresAt, isVerified }
    yield* Texts.use((texts) => texts.queue(message))
  },
  Effect.mapError(({ seconds }) => new TooManyRequests({ seconds, what: "text messages" }))
)

/** Whether this is the code that was sent to a phone for this request. A right one is used up. */
export const usePhoneCode = Effect.fnUntraced(function* (phone: Phone, request: CodeRequest, code: string) {
  const codes = yield* PhoneCodes
  const at = yield* now
  const mac = yield* codes.of(phone.id, request, at)
  if (Option.isNone(mac)) return false
  const given = authenticated(phone.id, code.replace(/\s/g, ""))
  if (!(yield* Secrets.useSync((secrets) => secrets.macMatches(PURPOSE, given, mac.value)))) return false
  yield* codes.use(phone.id, request, at)
  return true
})
