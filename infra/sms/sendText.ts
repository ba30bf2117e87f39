import { now } from "#kernel"
import { queued, workingFor } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { Effect, Schema } from "effect"
import { SmsGateway } from "./SmsGateway.ts"

export const QUEUE = "sms.send"
export const PURPOSE = "sms"

/** What is sealed in the payload of the job. */
const Content = Schema.fromJsonString(Schema.Struct({ to: Schema.String, text: Schema.String }))
export const encodeContent = Schema.encodeSync(Content)
const decodeContent = Schema.decodeUnknownEffect(Content)

export const QueuedText = Schema.Struct({
  textId: Schema.String,
  kind: Schema.String,
  sealed: Schema.String,
  expiresAt: Schema.Date
})

const deliver = Effect.fnUntraced(function* ({ textId, sealed }: typeof QueuedText.Type) {
  const secrets = yield* Secrets
  const opened = yield* Effect.orDie(secrets.openText(PURPOSE, sealed))
  const content = yield* Effect.orDie(decodeContent(opened))
  yield* SmsGateway.use((gateway) => gateway.send({ id: textId, ...content })).pipe(
    Effect.catchTag("NotTexted", (failure) =>
      failure.isFinal
        ? Effect.logWarning(`Text message ${textId} was not sent: ${failure.detail}`)
        : Effect.die(failure)
    )
  )
})

/** Sends one text message, unless it has expired. Only a crash between sending it and recording that may send it twice. */
export const sendText = queued({
  name: QUEUE,
  does: "Sends one text message, or writes it to a file if there is no server for them.",
  touches: ["the text message server in SMS_URL"],
  data: QueuedText,
  retries: 6,
  concurrency: 4,
  run: Effect.fn("sms.send")(function* (queuedText) {
    if ((yield* now) >= queuedText.expiresAt) return
    yield* workingFor({ textId: queuedText.textId })(deliver(queuedText))
  })
})
