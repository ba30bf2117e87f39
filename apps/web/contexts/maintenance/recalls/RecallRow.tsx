import { Button } from "@radix-ui/themes"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import documents from "../../fleet/documents/Documents.module.css"
import { day } from "../../fleet/units.ts"
import { recalls } from "../messages/pages.ts"
import { VehicleReference } from "../VehicleReference.tsx"
import { RecallBadge } from "./RecallBadge.tsx"
import type { RecallProps } from "./recalls.ts"

interface Props extends RecallProps {
  /** Names the vehicle, too: where the recalls of several are listed. */
  readonly withVehicle?: boolean
  readonly onOpen: () => void
}

/** A recall of a vehicle in a list. */
export const RecallRow = ({ recall, withVehicle = false, onOpen }: Props) => {
  const m = useMessages(recalls)
  const locale = useLocale()
  const { campaign, vehicle, state, done_on } = recall
  const isUndone = state === "open" || state === "scheduled"
  return (
    <li className={documents["row"]}>
      <div>
        <p className={documents["name"]}>{campaign.component}</p>
        <p className={documents["about"]}>
          {withVehicle && <VehicleReference vehicle={vehicle} />}
          {[campaign.number, campaign.manufacturer].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div>
        <p>
          <RecallBadge state={state} />
        </p>
        {isUndone && <p className={documents["about"]}>{m.possible}</p>}
        {done_on && <p className={documents["about"]}>{m.decided.done(day(locale, done_on))}</p>}
        {state === "not_applicable" && recall.note && <p className={documents["about"]}>{recall.note}</p>}
      </div>
      <div className={documents["actions"]}>
        <Button
          variant="surface"
          color="gray"
          aria-label={`${m.view}: ${m.name(campaign.component, vehicle.name)}`}
          onClick={onOpen}
        >
          {m.view}
        </Button>
      </div>
    </li>
  )
}
