import { Outbound } from "#infra/outbound"
import { Effect, Option, Schema } from "effect"
import { decodingOf, unavailable } from "../domain/decodingOf.ts"
import type { VinDecoder } from "../domain/VinDecoder.ts"
import type { VinVariables } from "../domain/vinVariables.ts"

const Answer = Schema.Struct({ Results: Schema.NonEmptyArray(Schema.Record(Schema.String, Schema.Unknown)) })
const decode = Schema.decodeUnknownOption(Answer)

/** Values that are not known are empty, missing or null. */
const variablesIn = (result: Readonly<Record<string, unknown>>): VinVariables =>
  Object.fromEntries(
    Object.entries(result).flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : []
    )
  )

/** Such as `1,11`. */
const errorCodesIn = (text = ""): ReadonlyArray<number> =>
  text
    .split(",")
    .map(Number)
    .filter((code) => Number.isInteger(code) && code >= 0)

const addressOf = (url: string, vin: string, modelYear: number | null): string => {
  const year = modelYear === null ? "" : `&modelyear=${modelYear}`
  return `${url}/vehicles/DecodeVinValues/${vin}?format=json${year}`
}

/** Asks a server with the API of NHTSA's catalog. `url` has no trailing slash. */
export const vpicServer = (url: string): Effect.Effect<VinDecoder["Service"], never, Outbound> =>
  Outbound.useSync((outbound) => ({
    decode: Effect.fn("fleet.askVpicServer")(function* ({ vin, modelYear }) {
      const answer = yield* outbound.request({ url: addressOf(url, vin, modelYear) }).pipe(Effect.option)
      const result = Option.flatMap(answer, ({ status, json }) =>
        status === 200 ? decode(json) : Option.none()
      )
      if (Option.isNone(answer)) return unavailable(vin, "vpic")
      if (Option.isNone(result)) {
        // The body may contain anything, so only its source is logged.
        yield* Effect.logWarning("Unexpected response from a VIN decoder", { host: new URL(url).host })
        return unavailable(vin, "vpic")
      }
      const variables = variablesIn(result.value.Results[0])
      return decodingOf(vin, { source: "vpic", variables, errorCodes: errorCodesIn(variables["ErrorCode"]) })
    })
  }))
