import { type MeterView, vehicleName } from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { Gauge, Plus } from "lucide-react"
import { lazy, Suspense, useId, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { Select } from "../../../ui/Select.tsx"
import { meters as catalogue } from "../messages/index.ts"
import type { VehicleProps } from "../vehicles.ts"
import { MeterActions, type MeterProps } from "./MeterActions.tsx"
import { MeterPanel } from "./MeterPanel.tsx"
import { useMeterName, useMeters, useReadings } from "./meters.ts"
import styles from "./Meters.module.css"
import { ReadingRow } from "./ReadingRow.tsx"

const RecordReadingDialog = lazy(async () => ({
  default: (await import("./RecordReadingDialog.tsx")).RecordReadingDialog
}))
const AddMeterDialog = lazy(async () => ({ default: (await import("./AddMeterDialog.tsx")).AddMeterDialog }))

/** The button that records a reading, for those who may. */
const Record = ({ organization, vehicle }: VehicleProps) => {
  const m = useMessages(catalogue).record
  const [open, setOpen] = useState(false)
  if (!organization.can.includes("readings.record")) return null
  return (
    <>
      <OnlineButton onClick={() => setOpen(true)}>
        <Gauge size={16} aria-hidden="true" />
        {m.title}
      </OnlineButton>
      {open && (
        <Suspense>
          <RecordReadingDialog
            organization={organization}
            vehicle={{ id: vehicle.id, name: vehicleName(vehicle) }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type Meters = ReadonlyArray<MeterView>

const Add = (props: VehicleProps & { readonly meters: Meters }) => {
  const m = useMessages(catalogue).add
  const [open, setOpen] = useState(false)
  if (!props.organization.can.includes("readings.correct")) return null
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden="true" />
        {m.open}
      </Button>
      {open && (
        <Suspense>
          <AddMeterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The readings of a meter by date, newest first. */
const History = ({ organization, meter }: MeterProps) => {
  const m = useMessages(catalogue)
  const nameOf = useMeterName()
  const query = useReadings(organization, meter.id)
  return (
    <PagedList
      query={query}
      label={m.readingsOf(nameOf(meter))}
      empty={<EmptyState title={m.notRead} level="h3" />}
    >
      {(reading) => (
        <ReadingRow key={reading.id} organization={organization} meter={meter} reading={reading} />
      )}
    </PagedList>
  )
}

const Choice = ({
  meters,
  chosen,
  onChoose
}: {
  readonly meters: Meters
  readonly chosen: MeterView
  readonly onChoose: (id: string) => void
}) => {
  const m = useMessages(catalogue)
  const nameOf = useMeterName()
  const id = useId()
  if (meters.length < 2) return null
  return (
    <Select
      id={id}
      aria-label={m.whichMeter}
      value={chosen.id}
      onChange={({ target }) => onChoose(target.value)}
    >
      {meters.map((meter) => (
        <option key={meter.id} value={meter.id}>
          {nameOf(meter)}
        </option>
      ))}
    </Select>
  )
}

const Loaded = ({ organization, vehicle, meters }: VehicleProps & { readonly meters: Meters }) => {
  const m = useMessages(catalogue)
  const [chosenId, choose] = useState<string>()
  const chosen = meters.find(({ id }) => id === chosenId) ?? meters[0]
  if (chosen === undefined)
    return (
      <Panel flush>
        <EmptyState title={m.empty.title} action={<Record organization={organization} vehicle={vehicle} />}>
          {organization.can.includes("readings.record") ? m.empty.sentence : m.empty.readOnly}
        </EmptyState>
      </Panel>
    )
  return (
    <>
      <div className={styles["bar"]}>
        <Add organization={organization} vehicle={vehicle} meters={meters} />
        <Record organization={organization} vehicle={vehicle} />
      </div>
      <div className={styles["panels"]}>
        {meters.map((meter) => (
          <MeterPanel
            key={meter.id}
            organization={organization}
            meter={meter}
            actions={<MeterActions organization={organization} meter={meter} />}
          />
        ))}
      </div>
      <Panel title={m.readings} flush aside={<Choice meters={meters} chosen={chosen} onChoose={choose} />}>
        <History key={chosen.id} organization={organization} meter={chosen} />
      </Panel>
    </>
  )
}

/** What the vehicle's meters show, and all their readings. */
export const MetersTab = (props: VehicleProps) => {
  const query = useMeters(props.organization, props.vehicle.id)
  return query.data ? (
    <Loaded {...props} meters={query.data} />
  ) : (
    <Panel flush>
      <NotLoaded query={query} />
    </Panel>
  )
}
