import { workOrderName } from "#maintenance/contract"
import { Text } from "@radix-ui/themes"
import { Link } from "react-router"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Sheet, SheetActions } from "../../../ui/Sheet.tsx"
import { day } from "../../fleet/units.ts"
import { maintenance } from "../messages/index.ts"
import { recalls } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { RecallActions } from "./RecallActions.tsx"
import { RecallBadge } from "./RecallBadge.tsx"
import type { RecallDialogProps, RecallProps } from "./recalls.ts"

const RecallFacts = ({ organization, recall }: RecallProps) => {
  const { fields, decided } = useMessages(recalls)
  const { systems } = useMessages(maintenance)
  const locale = useLocale()
  const { signed } = usePeople(organization.time_zone)
  const { campaign, vehicle, state, note, done_on, decided_at, decided_by, work_order } = recall
  const outcome = state === "done" && done_on ? decided.done(day(locale, done_on)) : decided.not_applicable
  return (
    <Facts>
      <Fact label={fields.vehicle}>
        <Link to={`/vehicles/${vehicle.id}?tab=services`}>{vehicle.name}</Link>
      </Fact>
      <Fact label={fields.number}>{campaign.number}</Fact>
      <Fact label={fields.manufacturer}>{campaign.manufacturer}</Fact>
      <Fact label={fields.system}>{systems[campaign.system]}</Fact>
      <Fact label={fields.reported_on}>{campaign.reported_on && day(locale, campaign.reported_on)}</Fact>
      <Fact label={fields.summary}>{campaign.summary}</Fact>
      <Fact label={fields.remedy}>{campaign.remedy}</Fact>
      {work_order && (
        <Fact label={fields.work_order}>
          <Link to={`/services/work-orders/${work_order.id}`}>{workOrderName(work_order.number)}</Link>
        </Fact>
      )}
      {decided_at && <Fact label={outcome}>{signed(decided_by, decided_at)}</Fact>}
      {note && <Fact label={fields.note}>{note}</Fact>}
    </Facts>
  )
}

/** A recall of a vehicle in a side panel: what is wrong, what is done about it, and the available actions. */
export const OpenedRecall = ({ onClose, ...props }: RecallDialogProps) => {
  const m = useMessages(recalls)
  const { state, campaign } = props.recall
  return (
    <Sheet title={campaign.component} onClose={onClose}>
      <div>
        <RecallBadge state={state} />
        {(state === "open" || state === "scheduled") && (
          <Text as="p" mt="2">
            {m.possible}
          </Text>
        )}
      </div>
      <RecallFacts {...props} />
      <SheetActions>
        <RecallActions {...props} />
      </SheetActions>
    </Sheet>
  )
}
