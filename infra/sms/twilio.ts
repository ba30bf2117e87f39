import type { Outbound, OutboundAnswer, OutboundFault } from "#infra/outbound"
import { Effect, Schema } from "effect"
import { NotTexted } from "./NotTexted.ts"
import type { OutgoingText } from "./SmsGateway.ts"

/** Statuses that refuse our credentials, not the text: the operator may fix it before the next attempt. */
const AUTHENTICATION = [401, 403]

const codeIn = Schema.decodeUnknownOption(Schema.Struct({ code: Schema.Int }))

/** Twilio's number for an error. Its sentence is not repeated, because it contains the number of the phone. */
const numberOf = (json: unknown): string => {
  const decoded = codeIn(json)
  return decoded._tag === "Some" ? `, error ${decoded.value.code}` : ""
}

const verdictOn = ({ status, json }: OutboundAnswer) =>
  status < 300
    ? Effect.void
    : Effect.fail(
        new NotTexted({
          isFinal: !AUTHENTICATION.includes(status),
          detail: `The text message server answered ${status}${numberOf(json)}.`
        })
      )

/** Busy and refused: nothing was accepted. After a timeout, or an answer that makes no sense, it may have been. */
const notTexted = (fault: OutboundFault) =>
  new NotTexted({
    isFinal: fault._tag === "OutboundTimeout" || fault._tag === "OutboundNonsense",
    detail: fault.message
  })

/** The fields of the URL's query, such as `From`. A plus sign is a plus sign there, as in phone numbers. */
const ownFields = (url: URL): ReadonlyArray<readonly [string, string]> => [
  ...new URLSearchParams(url.search.replaceAll("+", "%2B"))
]

/** Posts to an address that speaks Twilio's protocol: a form with `To` and `Body`, with user and password. */
export const byTwilio = (outbound: Outbound["Service"], url: URL) => {
  const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const headers = {
    authorization: `Basic ${Buffer.from(user).toString("base64")}`,
    "content-type": "application/x-www-form-urlencoded"
  }
  return ({ to, text }: OutgoingText) =>
    outbound
      .request({
        url: `${url.origin}${url.pathname}`,
        method: "POST",
        headers,
        body: new URLSearchParams([
          ...ownFields(url).map(([name, value]) => [name, value]),
          ["To", to],
          ["Body", text]
        ]).toString()
      })
      .pipe(Effect.mapError(notTexted), Effect.flatMap(verdictOn))
}
