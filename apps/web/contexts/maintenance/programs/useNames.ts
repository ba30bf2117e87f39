import { COMMON_TASKS, type TaskView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { dialText, distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { programs } from "../messages/pages.ts"
import type { ItemDraft } from "./drafts.ts"

/** The name of a program's task: of the organization's, or of a common one that it does not have yet. */
export const useTaskNames = (tasks: ReadonlyArray<TaskView>) => {
  const { items: m } = useMessages(programs)
  const locale = useLocale()
  return (task: string): string =>
    tasks.find(({ id, code }) => id === task || code === task)?.name ??
    COMMON_TASKS.find(({ code }) => code === task)?.name[locale] ??
    m.unknown
}

type Interval = Pick<ItemDraft, "every_m" | "every_s" | "every_months" | "every_days">
type DueSoon = Pick<ItemDraft, "due_soon_m" | "due_soon_s" | "due_soon_days">

/** Intervals and reminders in words, in the person's units. */
export const useIntervalText = (organization: Organization) => {
  const { items: m } = useMessages(programs)
  const locale = useLocale()
  const display = useDisplay(organization)
  const or = new Intl.ListFormat(locale, { type: "disjunction" })
  const distance = (meters: number | null) =>
    meters === null ? [] : [dialText(locale, meters, distanceUnit(display))]
  const hours = (seconds: number | null) => (seconds === null ? [] : [dialText(locale, seconds, "h")])
  /** `Every 10,000 mi or 12 months`. */
  const everyOf = ({ every_m, every_s, every_months, every_days }: Interval): string =>
    m.every(
      or.format([
        ...distance(every_m),
        ...hours(every_s),
        ...(every_months === null ? [] : [m.months(every_months)]),
        ...(every_days === null ? [] : [m.days(every_days)])
      ])
    )
  /** `Reminder 500 mi or 30 days before`; undefined without one. */
  const remindOf = ({ due_soon_m, due_soon_s, due_soon_days }: DueSoon): string | undefined => {
    const leads = [
      ...distance(due_soon_m),
      ...hours(due_soon_s),
      ...(due_soon_days === null ? [] : [m.leadDays(due_soon_days)])
    ]
    return leads.length === 0 ? undefined : m.remind(or.format(leads))
  }
  return { everyOf, remindOf }
}
