import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { money } from "../../fleet/units.ts"
import { workOrders } from "../messages/pages.ts"
import type { WorkOrderProps } from "./workOrders.ts"

const PARTS = ["labor", "parts", "other", "tax", "total"] as const

/** What a work order costs: locked once it is closed. */
export const TotalsPanel = ({ workOrder: { totals, currency } }: WorkOrderProps) => {
  const m = useMessages(workOrders).totals
  const locale = useLocale()
  return (
    <Panel title={m.title}>
      <div className={handovers["facts"]}>
        <Facts>
          {PARTS.map((part) => (
            <Fact key={part} label={m[part]}>
              {part === "total" ? (
                <b>{money(locale, totals.total_minor, currency)}</b>
              ) : (
                money(locale, totals[`${part}_minor`], currency)
              )}
            </Fact>
          ))}
        </Facts>
      </div>
    </Panel>
  )
}
