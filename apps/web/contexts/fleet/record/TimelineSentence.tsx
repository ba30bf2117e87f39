import { Lifecycle, type TimelineEntry } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RichText } from "../../../ui/RichText.tsx"
import { useDocumentParts } from "../documents/useDocumentParts.ts"
import { useHandoverParts } from "../handovers/useHandoverParts.ts"
import { fleet } from "../messages/index.ts"
import { timeline } from "../messages/pages.ts"
import { useQuantityParts } from "../meters/useQuantityParts.ts"
import { useHoldParts } from "../occupancy/useHoldParts.ts"
import { useFieldNames } from "./useFieldNames.ts"

/** The details of an entry in words. */
const useParts = (
  { details, kind }: TimelineEntry,
  organization: Organization
): Readonly<Record<string, string>> => {
  const quantities = useQuantityParts(details, organization)
  const hold = useHoldParts(details, organization)
  const handover = useHandoverParts(details)
  const document = useDocumentParts(details)
  const { lifecycles, none } = useMessages(fleet)
  const nameOf = useFieldNames()
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" })
  const wordsOf = (value = "") => {
    const state = Lifecycle.literals.find((one) => one === value)
    return kind === "vehicle.lifecycle_changed" && state ? lifecycles[state] : value || none
  }
  return {
    ...details,
    ...quantities,
    ...hold,
    ...handover,
    ...document,
    kind,
    from: wordsOf(details["from"]),
    to: wordsOf(details["to"]),
    fields: list.format((details["fields"] ?? "").split(", ").map(nameOf))
  }
}

interface Props {
  readonly entry: TimelineEntry
  readonly organization: Organization
}

/** What happened, as a sentence. */
export const TimelineSentence = ({ entry, organization }: Props) => {
  const sentences: Readonly<Record<string, string>> = useMessages(timeline)
  const parts = useParts(entry, organization)
  return <RichText text={sentences[entry.kind] ?? sentences["other"] ?? ""} parts={parts} />
}

/** Who did it. */
export const TimelineActor = ({ actor }: Pick<TimelineEntry, "actor">) => {
  const m = useMessages(fleet).record
  return actor === null ? m.system : (actor.name ?? m.someone)
}
