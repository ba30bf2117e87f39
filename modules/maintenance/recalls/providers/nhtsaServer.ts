import { CalendarDate } from "#kernel"
import { Outbound, type OutboundAnswer } from "#infra/outbound"
import { Effect, Layer, Option, Schema } from "effect"
import { nameOfComponent, systemOfComponent } from "../domain/components.ts"
import { type AuthorityAnswer, RecallAuthority } from "../domain/RecallAuthority.ts"
import type { PublishedCampaign } from "../domain/RecallMatching.ts"
import type { VehicleModel } from "../domain/VehicleModel.ts"

interface AuthoritySettings {
  /** Without a trailing slash. */
  readonly recallsUrl: Option.Option<string>
}

const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/** One campaign of NHTSA's answer, of which we read this. Dates are written with the day first. */
const Result = Schema.Struct({
  NHTSACampaignNumber: Schema.String,
  Manufacturer: text,
  ReportReceivedDate: text,
  Component: text,
  Summary: text,
  Remedy: text
})

/** It lists every campaign of a model, several hundred at most. */
const Answer = Schema.Struct({ results: Schema.Array(Schema.Unknown) })

const decodeAnswer = Schema.decodeUnknownOption(Answer)
const decodeResult = Schema.decodeUnknownOption(Result)
const isDay = Schema.is(CalendarDate)

const entered = (value: string | null | undefined, most: number): string | null => {
  const trimmed = (value ?? "").trim().slice(0, most)
  return trimmed === "" ? null : trimmed
}

const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/

const dayIn = (value: string | null | undefined): CalendarDate | null => {
  const [, day, month, year] = DAY.exec(value ?? "") ?? []
  const date = `${year}-${month}-${day}`
  return isDay(date) ? date : null
}

const campaignIn = (result: typeof Result.Type): PublishedCampaign | undefined => {
  const number = entered(result.NHTSACampaignNumber, 40)
  const component = entered(result.Component, 200)
  return number === null || component === null
    ? undefined
    : {
        number,
        manufacturer: entered(result.Manufacturer, 120),
        component: nameOfComponent(component),
        system: systemOfComponent(component),
        summary: entered(result.Summary, 5000),
        remedy: entered(result.Remedy, 5000),
        reported_on: dayIn(result.ReportReceivedDate)
      }
}

/** A campaign about several components is listed once for each; the first one names it. */
const campaignsIn = (results: ReadonlyArray<unknown>): ReadonlyArray<PublishedCampaign> => {
  const campaigns = new Map<string, PublishedCampaign>()
  for (const result of results) {
    const campaign = Option.getOrUndefined(Option.map(decodeResult(result), campaignIn))
    if (campaign !== undefined && !campaigns.has(campaign.number)) campaigns.set(campaign.number, campaign)
  }
  return [...campaigns.values()]
}

/** Models without recalls are answered with 400 and no results. */
const answerOf = ({ status, json }: OutboundAnswer): AuthorityAnswer =>
  status !== 200 && status !== 400
    ? "unclear"
    : Option.match(decodeAnswer(json), {
        onNone: () => "unclear",
        onSome: ({ results }) => campaignsIn(results)
      })

const addressOf = (url: string, { make, model, model_year }: VehicleModel): string =>
  `${url}/recalls/recallsByVehicle?${String(new URLSearchParams({ make, model, modelYear: String(model_year) }))}`

/** Asks a server with NHTSA's API of recalls. It learns makes, models and model years, and nothing else. */
const nhtsaServer = (url: string) =>
  Outbound.useSync((outbound): RecallAuthority["Service"] => ({
    isConfigured: true,
    campaignsOf: Effect.fn("maintenance.askNhtsa")(function* (model) {
      const response = yield* outbound.request({ url: addressOf(url, model) }).pipe(Effect.option)
      const answer = Option.match(response, { onNone: () => "unavailable" as const, onSome: answerOf })
      if (answer === "unclear")
        yield* Effect.logWarning("Unexpected response about recalls", { host: new URL(url).host })
      return answer
    })
  }))

const NONE: RecallAuthority["Service"] = {
  isConfigured: false,
  campaignsOf: () => Effect.succeed("unavailable")
}

export const recallAuthorityLayer = ({
  recallsUrl
}: AuthoritySettings): Layer.Layer<RecallAuthority, never, Outbound> =>
  Layer.effect(
    RecallAuthority,
    Option.match(recallsUrl, { onNone: () => Effect.succeed(NONE), onSome: nhtsaServer })
  )
