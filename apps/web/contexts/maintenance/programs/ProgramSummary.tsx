import type { ProgramView, TaskView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { fleet } from "../../fleet/messages/index.ts"
import { useGroups } from "../../fleet/vehicles.ts"
import { programs } from "../messages/pages.ts"
import { draftOf } from "./drafts.ts"
import { ItemList } from "./ItemList.tsx"
import { useVehicleNames } from "./useVehicleNames.ts"

interface Props {
  readonly organization: Organization
  readonly program: ProgramView
  readonly tasks: ReadonlyArray<TaskView>
}

/** A program, for people who may not change it. */
export const ProgramSummary = ({ organization, program, tasks }: Props) => {
  const { rule: m, items } = useMessages(programs)
  const { kinds } = useMessages(fleet)
  const { nameOf } = useGroups(organization)
  const { rule } = program
  const chosen = useVehicleNames(organization, rule.vehicle_ids)
  return (
    <>
      <Panel title={m.title} about={m.applies(program.vehicles)}>
        <Facts>
          <Fact label={m.kinds}>{rule.kinds.map((kind) => kinds[kind]).join(", ")}</Fact>
          <Fact label={m.groups}>{rule.group_ids.map((id) => nameOf(id) ?? "–").join(", ")}</Fact>
          <Fact label={m.makes}>{rule.makes.join(", ")}</Fact>
          <Fact label={m.models}>{rule.models.join(", ")}</Fact>
          <Fact label={m.body_classes}>{rule.body_classes.join(", ")}</Fact>
          <Fact label={m.chosenVehicles}>{chosen.join(", ")}</Fact>
        </Facts>
      </Panel>
      <Panel title={items.title} about={items.about} flush>
        <ItemList organization={organization} items={program.items.map(draftOf)} tasks={tasks} />
      </Panel>
    </>
  )
}
