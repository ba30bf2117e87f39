import { vehicleName } from "#fleet/contract"
import { type DefectRow } from "#maintenance/contract"
import { Button } from "@radix-ui/themes"
import { Plus, QrCode } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { Link } from "react-router"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import meterStyles from "../../fleet/meters/Meters.module.css"
import safety from "../../fleet/safety/Safety.module.css"
import { defects, stickers } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { useVehicleDefects } from "./defects.ts"
import { RepairsPanel } from "./RepairsPanel.tsx"
import { DefectBadge, SeverityBadge } from "./states.tsx"
import { useDefectTitle } from "../useDefectTitle.ts"

const DIALOGS = {
  report: lazy(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog })),
  stickers: lazy(async () => ({ default: (await import("../stickers/StickersDialog.tsx")).StickersDialog }))
}

const Bar = ({ organization, vehicle }: VehicleTabProps) => {
  const m = useMessages(defects).report
  const { open: stickersLabel } = useMessages(stickers)
  const [opened, open] = useState<"report" | "stickers">()
  const { can } = organization
  const Opened = opened && DIALOGS[opened]
  return (
    <div className={meterStyles["bar"]}>
      {can.includes("services.edit") && (
        <Button variant="surface" color="gray" onClick={() => open("stickers")}>
          <QrCode size={16} aria-hidden="true" />
          {stickersLabel}
        </Button>
      )}
      {can.includes("defects.report") && (
        <Button onClick={() => open("report")}>
          <Plus size={16} aria-hidden="true" />
          {m.open}
        </Button>
      )}
      {Opened && (
        <Suspense>
          <Opened
            organization={organization}
            vehicle={{ id: vehicle.id, name: vehicleName(vehicle) }}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

const Row = ({
  organization,
  defect
}: Pick<VehicleTabProps, "organization"> & { readonly defect: DefectRow }) => {
  const m = useMessages(defects)
  const titled = useDefectTitle()
  const { signed } = usePeople(organization.time_zone)
  return (
    <li className={safety["row"]}>
      <DefectBadge {...defect} />
      <div>
        <p>
          <Link to={`/services/defects?defect=${defect.id}`}>
            {m.name(defect.number, titled(defect.title))}
          </Link>
        </p>
        <p className={safety["about"]}>
          {[m.systems[defect.system], signed(defect.reported_by, defect.reported_at)].join(" · ")}
        </p>
      </div>
      <SeverityBadge {...defect} />
    </li>
  )
}

/** What was reported about a vehicle, and what its next driver must know of. */
export const DefectsTab = (props: VehicleTabProps) => {
  const m = useMessages(defects)
  const query = useVehicleDefects(props.organization, props.vehicle.id)
  const { can } = props.organization
  const canAct = can.includes("defects.report") || can.includes("services.edit")
  return (
    <>
      {canAct && <Bar {...props} />}
      <RepairsPanel {...props} />
      <Panel title={m.tab.title} about={m.tab.about} flush>
        <PagedList query={query} label={m.list} empty={<EmptyState title={m.tab.empty} level="h3" />}>
          {(defect) => <Row key={defect.id} organization={props.organization} defect={defect} />}
        </PagedList>
      </Panel>
    </>
  )
}
