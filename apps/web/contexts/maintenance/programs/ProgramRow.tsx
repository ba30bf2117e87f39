import type { ListPrograms } from "#maintenance/contract"
import type { Output } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import documents from "../../fleet/documents/Documents.module.css"
import { fleet } from "../../fleet/messages/index.ts"
import { useGroups } from "../../fleet/vehicles.ts"
import { ArchivableActions } from "../ArchivableActions.tsx"
import { programs } from "../messages/pages.ts"
import { useArchivingProgram } from "./programs.ts"

export type ListedProgram = Output<typeof ListPrograms>["items"][number]

interface Props {
  readonly organization: Organization
  readonly program: ListedProgram
}

/** Which vehicles a program applies to, in a line; empty for the whole fleet. Chosen ones are added to those that match. */
const useRuleText = ({ organization, program: { rule } }: Props) => {
  const { kinds } = useMessages(fleet)
  const { chosen, andChosen } = useMessages(programs).rule
  const { nameOf } = useGroups(organization)
  const matching = [
    rule.kinds.map((kind) => kinds[kind]).join(", "),
    rule.group_ids.map((id) => nameOf(id) ?? "–").join(", "),
    [...rule.makes, ...rule.models].join(", "),
    rule.body_classes.join(", ")
  ].filter((part) => part !== "")
  const count = rule.vehicle_ids.length
  if (count === 0) return matching.join(" · ")
  return [...matching, matching.length === 0 ? chosen(count) : andChosen(chosen(count))].join(" · ")
}

/** One program: what it is called, which vehicles it applies to, and what can be done with it. */
export const ProgramRow = (props: Props) => {
  const m = useMessages(programs)
  const { organization, program } = props
  const rule = useRuleText(props)
  const archiving = useArchivingProgram(organization, program)
  return (
    <li className={documents["row"]}>
      <p className={documents["name"]}>
        <Link to={`/services/programs/${program.id}`} className={documents["link"]}>
          {program.name}
        </Link>
      </p>
      <div>
        <p>{m.about(program.tasks, program.vehicles)}</p>
        {rule !== "" && <p className={documents["about"]}>{rule}</p>}
      </div>
      <div className={documents["actions"]}>
        {organization.can.includes("services.edit") && (
          <ArchivableActions
            name={program.name}
            isArchived={program.archived_at !== null}
            messages={m}
            {...archiving}
          />
        )}
      </div>
    </li>
  )
}
