import { Link } from "react-router"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../../ui/Facts.tsx"
import { Panel } from "../../../../ui/Panel.tsx"
import { StateBadge } from "../../../../ui/StateBadge.tsx"
import handovers from "../../../fleet/handovers/Handovers.module.css"
import { money } from "../../../fleet/units.ts"
import styles from "../../Maintenance.module.css"
import { lines, workOrders } from "../../messages/pages.ts"
import { minutesText } from "../../numbers.ts"
import { usePeople } from "../../people.ts"
import { DefectPhotos } from "./DefectPhotos.tsx"
import { LaborList } from "./LaborList.tsx"
import { LineActions } from "./LineActions.tsx"
import { type LineProps, mayEdit, useLineCommands } from "./lines.ts"
import { PartList } from "./PartList.tsx"
import { useDefectTitle } from "../../useDefectTitle.ts"

/** What a line is about, and what it costs. */
const LineFacts = ({ organization, workOrder, line }: LineProps) => {
  const m = useMessages(lines)
  const { lineFields: fields } = m
  const { totals } = useMessages(workOrders)
  const locale = useLocale()
  const { signed } = usePeople(organization.time_zone)
  const amount = (minor: number) => money(locale, minor, workOrder.currency)
  const charged = line.labor_minutes ?? line.minutes
  return (
    <div className={handovers["facts"]}>
      <Facts>
        {line.defect_id !== null && (
          <Fact label={m.line.from}>
            <Link to={`/services/defects?defect=${line.defect_id}`}>{m.line.ofDefect}</Link>
          </Fact>
        )}
        {line.occurrence_id !== null && <Fact label={m.line.from}>{m.line.ofService}</Fact>}
        {line.recall_id !== null && <Fact label={m.line.from}>{m.line.ofRecall}</Fact>}
        {(["complaint", "cause", "correction"] as const).map(
          (name) =>
            line[name] !== null && (
              <Fact key={name} label={fields[name]}>
                {line[name]}
              </Fact>
            )
        )}
        {charged > 0 && (
          <Fact label={fields.labor}>
            {`${minutesText(charged)} h × ${amount(line.rate_minor)} = ${amount(line.totals.labor_minor)}`}
          </Fact>
        )}
        {line.totals.parts_minor > 0 && <Fact label={totals.parts}>{amount(line.totals.parts_minor)}</Fact>}
        {line.other_minor > 0 && <Fact label={fields.other}>{amount(line.other_minor)}</Fact>}
        {line.warranty_check !== "none" && (
          <Fact label={fields.warranty}>
            <StateBadge state={line.warranty_check === "possible" ? "caution" : "idle"}>
              {m.warranties[line.warranty_check]}
            </StateBadge>
            {line.warranty && <span> {m.warrantyOf(line.warranty)}</span>}
          </Fact>
        )}
        {line.totals.tax_minor > 0 && <Fact label={totals.tax}>{amount(line.totals.tax_minor)}</Fact>}
        <Fact label={totals.total}>{amount(line.totals.total_minor)}</Fact>
        {line.done_at && <Fact label={m.line.states.done}>{signed(line.done_by, line.done_at)}</Fact>}
      </Facts>
    </div>
  )
}

/** One line of a work order. */
export const LinePanel = (props: LineProps) => {
  const m = useMessages(lines).line
  const { line } = props
  const titled = useDefectTitle()
  const commands = useLineCommands(props)
  const editable = mayEdit(props)
  return (
    <Panel
      title={titled(line.title)}
      aside={<StateBadge state={line.state === "done" ? "go" : "idle"}>{m.states[line.state]}</StateBadge>}
    >
      <div className={styles["line"]}>
        <LineFacts {...props} />
        {line.defect_id !== null && <DefectPhotos {...props} defectId={line.defect_id} />}
        <LaborList {...props} commands={commands} editable={editable} />
        <PartList {...props} editable={editable} />
        {editable && <LineActions {...props} commands={commands} />}
      </div>
    </Panel>
  )
}
