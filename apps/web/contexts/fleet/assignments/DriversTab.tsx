import { Button } from "@radix-ui/themes"
import { ArrowLeftRight, UserRoundPlus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { Link } from "react-router"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { HandoverButton } from "../handovers/HandoverButton.tsx"
import { assignments } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { AssignmentRow } from "./AssignmentRow.tsx"
import { useAssignments, useVehicleDrivers } from "./assignments.ts"
import styles from "./Assignments.module.css"
import { Period } from "./Period.tsx"
import { WhoHadIt } from "./WhoHadIt.tsx"

const AssignDialog = lazy(async () => ({ default: (await import("./AssignDialog.tsx")).AssignDialog }))
const SwapDialog = lazy(async () => ({ default: (await import("./SwapDialog.tsx")).SwapDialog }))

/** The buttons of those who plan. */
const Planning = (props: VehicleProps) => {
  const m = useMessages(assignments)
  const [open, setOpen] = useState<"assign" | "swap">()
  if (!props.organization.can.includes("assignments.edit")) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setOpen("swap")}>
        <ArrowLeftRight size={16} aria-hidden="true" />
        {m.swap.open}
      </Button>
      <Button variant="surface" color="gray" onClick={() => setOpen("assign")}>
        <UserRoundPlus size={16} aria-hidden="true" />
        {m.assign.open}
      </Button>
      <Suspense>
        {open === "assign" && <AssignDialog {...props} onClose={close} />}
        {open === "swap" && <SwapDialog {...props} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Who has the vehicle now, and the next step. */
const WhoHasIt = (props: VehicleProps) => {
  const m = useMessages(assignments).who
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" })
  const { organization, vehicle } = props
  const query = useVehicleDrivers(organization, vehicle.id)
  const primary = query.data?.find(({ role }) => role === "primary")
  const others = query.data?.filter(({ role }) => role === "secondary").map(({ driver }) => driver.name) ?? []
  return (
    <Panel title={m.title}>
      {query.data ? (
        <div className={styles["who"]}>
          <div>
            {primary ? (
              <>
                <p className={styles["name"]}>
                  <Link to={`/drivers?driver=${primary.driver.id}`}>{primary.driver.name}</Link>
                </p>
                <p className={styles["about"]}>
                  <Period organization={organization} assignment={primary} />
                </p>
              </>
            ) : (
              <p>{m.nobody}</p>
            )}
            {others.length > 0 && <p className={styles["about"]}>{m.secondary(list.format(others))}</p>}
          </div>
          <div className={styles["actions"]}>
            <Planning {...props} />
            {primary && <HandoverButton organization={organization} assignment={primary} isMain />}
          </div>
        </div>
      ) : (
        <NotLoaded query={query} rows={2} />
      )}
    </Panel>
  )
}

/** Who has the vehicle, had it, and will have it. */
export const DriversTab = (props: VehicleProps) => {
  const m = useMessages(assignments)
  const query = useAssignments(props.organization, { vehicle: props.vehicle.id })
  return (
    <div className={styles["panels"]}>
      <WhoHasIt {...props} />
      <Panel title={m.list} flush>
        <PagedList
          query={query}
          label={m.list}
          empty={
            <EmptyState title={m.empty.title} level="h3">
              {m.empty.sentence}
            </EmptyState>
          }
        >
          {(assignment) => (
            <AssignmentRow key={assignment.id} organization={props.organization} assignment={assignment} />
          )}
        </PagedList>
      </Panel>
      <WhoHadIt {...props} />
    </div>
  )
}
