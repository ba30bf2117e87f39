import { MAINTENANCE_NUMBERS, type MaintenanceNumber } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import type { State } from "../../../ui/StateBadge.tsx"
import { useServiceNumbers } from "../../maintenance/serviceNumbers.ts"
import { useDefectNumbers, useWorkshopNumbers } from "../../maintenance/workshopNumbers.ts"
import { operations } from "../messages/index.ts"
import { type Counted, NumberLink } from "./NumberLink.tsx"
import styles from "./Numbers.module.css"

/** Where the numbers of maintenance open what they count. */
const PAGES = {
  services_overdue: "/services",
  services_due: "/services",
  services_due_soon: "/services",
  open_defects: "/services/defects",
  in_workshop: "/services/work-orders",
  pm_compliance: "/services/history"
} as const satisfies Readonly<Record<MaintenanceNumber, string>>

/** The list of what was counted. */
const addressOf = (name: MaintenanceNumber): string => {
  const filter = Object.entries(MAINTENANCE_NUMBERS[name]).map(([key, value]) => `${key}=${value}`)
  return filter.length === 0 ? PAGES[name] : `${PAGES[name]}?${filter.join("&")}`
}

/** What the person may see, and has been loaded. */
const useCounted = (organization: Organization): ReadonlyArray<Counted> => {
  const m = useMessages(operations).numbers
  const { data: services } = useServiceNumbers(organization)
  const { data: defects } = useDefectNumbers(organization)
  const { data: workshop } = useWorkshopNumbers(organization)
  const counted = (
    name: MaintenanceNumber,
    value: number | null | undefined,
    state?: State
  ): ReadonlyArray<Counted> =>
    value === undefined || value === null
      ? []
      : [{ ...m[name], to: addressOf(name), value, ...(state && { state }) }]
  return [
    ...counted("services_overdue", services?.overdue, "stop"),
    ...counted("services_due", services?.due, "caution"),
    ...counted("open_defects", defects?.open, "caution"),
    ...counted("services_due_soon", services?.due_soon, "idle"),
    ...counted("in_workshop", workshop?.in_workshop, "idle"),
    ...counted("pm_compliance", services?.compliance_pct).map(
      (number) => ({ ...number, unit: "percent" }) as const
    )
  ]
}

/** What vehicles need, and what is being done about it. */
export const MaintenancePanel = ({ organization }: { readonly organization: Organization }) => {
  const { maintenance: title } = useMessages(operations)
  const numbers = useCounted(organization)
  if (numbers.length === 0) return null
  return (
    <Panel title={title} flush>
      <ul className={styles["rows"]} aria-label={title}>
        {numbers.map((number) => (
          <NumberLink key={number.to} number={number} as="row" />
        ))}
      </ul>
    </Panel>
  )
}
