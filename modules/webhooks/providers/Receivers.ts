import {
  newSigningSecret,
  signedHeaders,
  type TargetAnswer,
  type TargetFault,
  UserTargets
} from "#infra/outbound"
import { Effect, Layer } from "effect"
import { WebhookUrlRefused } from "../contract/errors.ts"
import { webhookIdOf } from "../domain/message.ts"
import { type Attempted, outcomeOf } from "../domain/outcome.ts"
import { Receivers } from "../domain/Receivers.ts"

const answered = ({ status, text, retryAfter }: TargetAnswer): Attempted => ({
  outcome: outcomeOf(status),
  status_code: status,
  response: text,
  wish: retryAfter === null ? null : retryAfter * 1000
})

const silent = (outcome: Attempted["outcome"]): Attempted => ({
  outcome,
  status_code: null,
  response: null,
  wish: null
})

/** What became of an attempt without an answer; undefined if there was no attempt, because it did not get its turn. */
const failed = (fault: TargetFault): Attempted | undefined => {
  switch (fault._tag) {
    case "OutboundLimited":
      return undefined
    case "OutboundTimeout":
      return silent("timeout")
    case "TargetUnreachable":
      return silent(fault.what)
    case "TargetRefused":
      return silent(fault.flaw === "unknown_host" ? "unknown_host" : "address")
  }
}

/** Receivers at the URLs that members enter. */
export const ReceiversLive = Layer.effect(
  Receivers,
  UserTargets.useSync((targets) =>
    Receivers.of({
      newSecret: Effect.sync(newSigningSecret),
      callable: (url) =>
        Effect.catchTag(targets.check(url), "TargetRefused", ({ flaw }) =>
          Effect.fail(new WebhookUrlRefused({ flaw }))
        ),
      post: ({ url, eventId, body, secrets, at, organizationId }) => {
        const headers = signedHeaders({ id: webhookIdOf(eventId), body, at }, secrets)
        return targets.request({ url, method: "POST", headers, body, caller: organizationId }).pipe(
          Effect.map(answered),
          Effect.catch((fault) => Effect.succeed(failed(fault)))
        )
      }
    })
  )
)
