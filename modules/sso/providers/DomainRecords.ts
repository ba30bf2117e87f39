import { TextRecords } from "#infra/outbound"
import { Effect, Layer } from "effect"
import { NameServersUnavailable } from "../contract/errors.ts"
import { DomainRecords } from "../domain/DomainRecords.ts"

/** Records as name servers answer. */
export const DomainRecordsLive = Layer.effect(
  DomainRecords,
  TextRecords.useSync((texts) =>
    DomainRecords.of({
      at: (name) =>
        Effect.catchTag(texts.at(name), "TextRecordsUnavailable", () =>
          Effect.fail(new NameServersUnavailable())
        )
    })
  )
)
