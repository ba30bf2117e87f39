import type { ServiceView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useToday } from "../../tenancy/useToday.ts"
import { dialText, distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { day } from "../../fleet/units.ts"
import { services } from "../messages/pages.ts"
import { shortDay } from "./days.ts"
import { type Left, leftOf, spreadOf } from "./dueText.ts"

type Forecast = Pick<ServiceView, "forecast_on" | "earliest_on" | "latest_on">

/** When services are due, in the person's units. */
export const useDueText = (organization: Organization) => {
  const m = useMessages(services)
  const locale = useLocale()
  const display = useDisplay(organization)
  const today = useToday(organization)
  const or = new Intl.ListFormat(locale, { type: "disjunction" })
  const and = new Intl.ListFormat(locale, { type: "conjunction" })
  const distance = (meters: number) => dialText(locale, meters, distanceUnit(display))
  const hours = (seconds: number) => dialText(locale, seconds, "h")
  const amountOf = ({ dimension, amount }: Left) => {
    const size = Math.abs(amount)
    if (dimension === "days") return m.due.days(size)
    return dimension === "m" ? distance(size) : hours(size)
  }
  /** What makes it due: `In 1,200 km or 43 days`, `300 km past due`, `Today`. */
  const dueOf = (service: ServiceView): string => {
    const left = leftOf(service, today)
    const passed = left.filter(({ amount }) => amount < 0)
    if (passed.length > 0) return m.due.over(and.format(passed.map(amountOf)))
    if (left.some(({ dimension, amount }) => dimension === "days" && amount === 0)) return m.due.today
    if (left.some(({ amount }) => amount === 0)) return m.due.now
    if (left.length > 0) return m.due.in(or.format(left.map(amountOf)))
    const points = [
      ...(service.due_m === null ? [] : [distance(service.due_m)]),
      ...(service.due_s === null ? [] : [hours(service.due_s)])
    ]
    return points.length === 0 ? m.due.unknown : m.due.at(or.format(points))
  }
  /** `≈ Dec 28, ± 6 days`; undefined if nothing says when. */
  const forecastOf = (service: Forecast): string | undefined => {
    if (service.forecast_on === null) return undefined
    const when = shortDay(locale, service.forecast_on, today)
    const spread = spreadOf(service)
    return spread === 0 ? when : m.forecast.about(when, m.due.days(spread))
  }
  /** In which days it may fall, as a hint; undefined if the day is certain. */
  const rangeOf = (service: Forecast): string | undefined => {
    const { earliest_on, latest_on } = service
    if (earliest_on === null || latest_on === null || spreadOf(service) === 0) return undefined
    return m.forecast.range(day(locale, earliest_on), day(locale, latest_on))
  }
  return { today, distance, hours, dueOf, forecastOf, rangeOf }
}
