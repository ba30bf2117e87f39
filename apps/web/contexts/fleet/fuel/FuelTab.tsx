import type { FuelTotals } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Fuel } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import styles from "../meters/Meters.module.css"
import { consumptionText, quantityText } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import { fuel } from "../messages/pages.ts"
import { money } from "../units.ts"
import type { VehicleProps } from "../vehicles.ts"
import { FuelRow } from "./FuelRow.tsx"
import { useFuel, useFuelTotals } from "./fuel.ts"

const RecordFuelDialog = lazy(async () => ({
  default: (await import("./RecordFuelDialog.tsx")).RecordFuelDialog
}))

/** The button that records fuel, for those who may. */
const Record = (props: VehicleProps) => {
  const m = useMessages(fuel).record
  const [open, setOpen] = useState(false)
  if (!props.organization.can.includes("fuel.record")) return null
  return (
    <>
      <OnlineButton onClick={() => setOpen(true)}>
        <Fuel size={16} aria-hidden="true" />
        {m.title}
      </OnlineButton>
      {open && (
        <Suspense>
          <RecordFuelDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Totals = ({
  organization,
  totals
}: {
  readonly organization: Organization
  readonly totals: FuelTotals
}) => {
  const m = useMessages(fuel)
  const display = useDisplay(organization)
  const format = useFormat()
  const { energy, average, quantity, costs, entries } = totals
  return (
    <Panel title={m.energies[energy]}>
      <div className={styles["figures"]}>
        <div>
          {average === null ? (
            <p className={styles["about"]}>{m.noAverage}</p>
          ) : (
            <>
              <p className={styles["current"]}>{consumptionText(display, energy, average)}</p>
              <p className={styles["about"]}>{m.average}</p>
            </>
          )}
        </div>
        <Facts>
          <Fact label={m.quantity}>{quantityText(display, energy, quantity)}</Fact>
          <Fact label={m.cost}>
            {costs.map(({ currency, minor }) => money(display.locale, minor, currency)).join("\n")}
          </Fact>
          <Fact label={m.entries}>{format.number(entries)}</Fact>
        </Facts>
      </div>
    </Panel>
  )
}

/** What the vehicle was filled up or charged with, and what it uses. */
export const FuelTab = ({ organization, vehicle }: VehicleProps) => {
  const m = useMessages(fuel)
  const query = useFuel(organization, vehicle.id)
  const { data: totals = [] } = useFuelTotals(organization, vehicle.id)
  const record = <Record organization={organization} vehicle={vehicle} />
  const isEmpty = query.data?.pages[0]?.items.length === 0
  const empty = (
    <EmptyState title={m.empty.title} level="h3" action={record}>
      {organization.can.includes("fuel.record") ? m.empty.sentence : m.empty.readOnly}
    </EmptyState>
  )
  return (
    <>
      {!isEmpty && <div className={styles["bar"]}>{record}</div>}
      {totals.length > 0 && (
        <div className={styles["panels"]}>
          {totals.map((one) => (
            <Totals key={one.energy} organization={organization} totals={one} />
          ))}
        </div>
      )}
      <Panel title={m.list} flush>
        <PagedList query={query} label={m.list} empty={empty}>
          {(entry) => <FuelRow key={entry.id} organization={organization} entry={entry} />}
        </PagedList>
      </Panel>
    </>
  )
}
