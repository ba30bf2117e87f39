import type { HoldView } from "#fleet/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { fleet } from "../messages/index.ts"
import { occupancy } from "../messages/pages.ts"

type Hold = Pick<HoldView, "kind" | "starts_at" | "due_at" | "ended_at" | "held_for">

/** A hold in words. */
export const useHoldText = (timeZone: string) => {
  const m = useMessages(occupancy)
  const { holdKinds } = useMessages(fleet)
  const format = useFormat(timeZone)
  const nameOf = ({ kind, held_for }: Pick<Hold, "kind" | "held_for">): string =>
    held_for === null ? holdKinds[kind] : `${holdKinds[kind]} ${m.heldFor(held_for)}`
  const untilOf = (due: Date | null): string => (due === null ? m.untilNotice : m.until(format.dateTime(due)))
  const periodOf = ({ starts_at, due_at, ended_at }: Hold): string => {
    const end = ended_at ?? due_at
    return end === null
      ? `${format.dateTime(starts_at)}, ${m.untilNotice}`
      : m.period(format.dateTime(starts_at), format.dateTime(end))
  }
  return {
    nameOf,
    untilOf,
    periodOf,
    overdueSince: (due: Date | null): string => (due === null ? "" : m.overdueSince(format.dateTime(due)))
  }
}
