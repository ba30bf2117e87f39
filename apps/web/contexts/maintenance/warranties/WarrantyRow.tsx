import type { WarrantyState, WarrantyView } from "#maintenance/contract"
import { Button } from "@radix-ui/themes"
import { Archive } from "lucide-react"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CommandButton } from "../../../ui/CommandButton.tsx"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { day } from "../../fleet/units.ts"
import { useDueText } from "../due/useDueText.ts"
import { maintenance } from "../messages/index.ts"
import { warranties } from "../messages/pages.ts"
import { useArchivingWarranty } from "./warranties.ts"

interface Props extends Pick<VehicleTabProps, "organization"> {
  readonly warranty: WarrantyView
  readonly onEdit: () => void
}

const STATES: Readonly<Record<WarrantyState, State>> = {
  upcoming: "idle",
  active: "go",
  ends_soon: "caution",
  expired: "idle"
}

const Badge = ({ warranty: { state, limit, archived_at } }: Pick<Props, "warranty">) => {
  const m = useMessages(warranties)
  if (archived_at !== null) return <StateBadge state="idle">{m.states.archived}</StateBadge>
  const words = limit === null ? m.states[state] : `${m.states[state]}, ${m.limits[limit]}`
  return <StateBadge state={STATES[state]}>{words}</StateBadge>
}

/** From when until when it pays: `From Jan 10, 2024 until Jan 9, 2027, 160,000 km`. */
const usePeriod = ({ organization, warranty }: Pick<Props, "organization" | "warranty">): string => {
  const m = useMessages(warranties)
  const locale = useLocale()
  const { distance, hours } = useDueText(organization)
  const { starts_on, until_date, until_m, until_s } = warranty
  const limits = [
    until_date !== null && day(locale, until_date),
    until_m !== null && distance(until_m),
    until_s !== null && hours(until_s)
  ].filter((limit) => limit !== false)
  const from = m.from(day(locale, starts_on))
  return limits.length === 0
    ? `${from}, ${m.unlimited}`
    : `${from} ${m.until(new Intl.ListFormat(locale, { type: "disjunction" }).format(limits))}`
}

const Actions = ({ organization, warranty, onEdit }: Props) => {
  const m = useMessages(warranties)
  const { archive, restore } = useArchivingWarranty(organization, warranty)
  const { provider, archived_at } = warranty
  if (archived_at !== null)
    return (
      <CommandButton command={restore} aria-label={m.restoreOf(provider)}>
        {m.restore}
      </CommandButton>
    )
  return (
    <>
      <Button variant="surface" color="gray" aria-label={m.editOf(provider)} onClick={onEdit}>
        {m.edit}
      </Button>
      <CommandButton command={archive} variant="ghost" aria-label={m.archiveOf(provider)}>
        <Archive size={16} aria-hidden="true" />
      </CommandButton>
    </>
  )
}

/** A warranty of a vehicle. */
export const WarrantyRow = (props: Props) => {
  const { scopes } = useMessages(warranties)
  const { systems: names } = useMessages(maintenance)
  const { organization, warranty } = props
  const { scope, systems, covers, provider, reference, note } = warranty
  const about = [covers, systems.map((one) => names[one]).join(", "), reference, note]
  return (
    <li className={documents["row"]}>
      <div>
        <p className={documents["name"]}>{`${provider}: ${scopes[scope]}`}</p>
        <p className={documents["about"]}>{about.filter(Boolean).join(" · ")}</p>
      </div>
      <div>
        <p>
          <Badge warranty={warranty} />
        </p>
        <p className={documents["about"]}>{usePeriod(props)}</p>
      </div>
      <div className={documents["actions"]}>
        {organization.can.includes("services.edit") && <Actions {...props} />}
      </div>
    </li>
  )
}
