import { Outbound } from "#infra/outbound"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import { NotTexted } from "./NotTexted.ts"
import { byTwilio } from "./twilio.ts"
import { writeText } from "./writeText.ts"

/** A text message that is ready to be sent. */
export interface OutgoingText {
  readonly id: string
  readonly to: string
  readonly text: string
}

/** Sends text messages. */
export class SmsGateway extends Context.Service<
  SmsGateway,
  {
    /** Takes up to half a minute, so call it outside of a transaction. */
    readonly send: (text: OutgoingText) => Effect.Effect<void, NotTexted>
  }
>()("infra/sms/SmsGateway") {}

export interface SmsOptions {
  readonly smsUrl: Option.Option<Redacted.Redacted>
  readonly dataDir: string
}

/** Without a URL, texts are written to the folder of written emails, which the development mailbox shows. */
export const smsGatewayLayer = ({ smsUrl, dataDir }: SmsOptions): Layer.Layer<SmsGateway, never, Outbound> =>
  Layer.effect(
    SmsGateway,
    Outbound.useSync((outbound) =>
      SmsGateway.of({
        send: Option.match(smsUrl, {
          onNone: () => (text) => Effect.sync(() => writeText(dataDir, text)),
          onSome: (url) => byTwilio(outbound, new URL(Redacted.value(url)))
        })
      })
    )
  )
