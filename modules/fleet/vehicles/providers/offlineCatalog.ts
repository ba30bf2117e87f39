import { childProcess } from "#infra/processes"
import { makeTurns, unlessBusy } from "#infra/turns"
import { now } from "#kernel"
import { Effect, Schema, type Scope } from "effect"
import { modelYearsOf } from "../../contract/vin/modelYears.ts"
import { decodingOf, unavailable } from "../domain/decodingOf.ts"
import { mostFitting } from "../domain/mostFitting.ts"
import type { VinDecoder, VinQuestion } from "../domain/VinDecoder.ts"
import type { VinInDatabase } from "./vpicDatabase.ts"

/** A VIN takes a millisecond, so only the start of the process, or a crowd, makes anyone wait. */
const TURNS = { places: 1, placesPerCaller: 1, waiting: 200, waitingPerCaller: 20, patience: 10_000 }

const Variables = Schema.Record(Schema.String, Schema.UndefinedOr(Schema.String))
const Answer = Schema.Union([Schema.Array(Variables), Schema.Struct({ failure: Schema.String })])

const NO_ANSWER = { failure: "It did not answer in time." }

/** The model years that a VIN may mean; null stands for any. */
const yearsOf = ({ vin, modelYear }: VinQuestion, thisYear: number) => {
  if (modelYear !== null) return { years: [modelYear], likely: undefined }
  // Next year's models are sold from spring on.
  const { possible, likely } = modelYearsOf(vin, { until: thisYear + 1 })
  return { years: possible.length === 0 ? [null] : possible, likely }
}

/**
 * Looks up VINs in the catalog that comes with Motorpool, in a process of its own: reading it from a slow disk must not
 * keep others waiting. `folder`: where it is unpacked.
 */
export const offlineCatalog = Effect.fnUntraced(function* (
  folder: string
): Effect.fn.Return<VinDecoder["Service"], never, Scope.Scope> {
  const turns = makeTurns(TURNS)
  const ask = yield* childProcess<VinInDatabase, typeof Answer.Type>({
    program: new URL("vpicProgram.ts", import.meta.url),
    arguments: [],
    answer: Answer,
    // The first one unpacks the catalog.
    deadline: "20 seconds",
    idle: "60 seconds",
    maximumBytes: 200_000_000
  })
  return {
    decode: Effect.fn("fleet.lookUpVin")(function* (question) {
      const { vin, caller } = question
      const { years, likely } = yearsOf(question, (yield* now).getUTCFullYear())
      const lookUp = unlessBusy(ask({ folder, vin, years }), Effect.succeed(NO_ANSWER))
      const answer = yield* unlessBusy(turns.run(caller, lookUp), Effect.undefined)
      if (answer === undefined) return unavailable(vin, "offline")
      if (!("failure" in answer))
        return decodingOf(vin, { source: "offline", variables: mostFitting(answer, likely) })
      yield* Effect.logWarning("The catalog of VINs could not be read", { reason: answer.failure })
      return unavailable(vin, "offline")
    })
  }
})
