import { AcknowledgeRepairs, DEFECTS, ListRepairs } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import safety from "../../fleet/safety/Safety.module.css"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { defects } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { SeverityBadge } from "./states.tsx"
import { useDefectTitle } from "../useDefectTitle.ts"

interface Props {
  readonly organization: Organization
  readonly vehicle: Pick<VehicleTabProps["vehicle"], "id">
  /** Whether to say so if it is unknown without a connection. */
  readonly saysOffline?: boolean
  /** Whether someone else will drive, to whom the person points them out. */
  readonly pointsOut?: boolean
}

/** What was repaired since a driver last signed, with the button to sign it; nothing if there is none. */
export const RepairsPanel = ({ organization, vehicle, saysOffline = false, pointsOut = false }: Props) => {
  const m = useMessages(defects)
  const titled = useDefectTitle()
  const { signed } = usePeople(organization.time_zone)
  const params = { organizationId: organization.id, vehicleId: vehicle.id }
  const { data, fetchStatus } = useQuery({
    queryKey: organizationKey(organization.id, DEFECTS, "repairs", vehicle.id),
    queryFn: () => api(ListRepairs, { params })
  })
  const repairs = data?.items ?? []
  const acknowledge = useOrganizationCommand(organization, {
    send: () => api(AcknowledgeRepairs, { params, body: { defect_ids: repairs.map(({ id }) => id) } }),
    done: () => m.repairs.done
  })
  if (saysOffline && !data && fetchStatus === "paused") return <p>{m.repairs.offline}</p>
  if (repairs.length === 0) return null
  const mayReport = organization.can.includes("defects.report")
  const toSign = mayReport && data?.may_sign === false ? m.repairs.own : m.repairs.about
  const about = pointsOut ? m.repairs.pointOut : toSign
  const button = data?.may_sign && !pointsOut && (
    <OnlineButton loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
      {m.repairs.sign}
    </OnlineButton>
  )
  return (
    <Panel title={m.repairs.title} about={about} aside={button} flush>
      <ul aria-label={m.repairs.title}>
        {repairs.map(({ id, number, title, severity, correction, resolved }) => (
          <li key={id} className={safety["row"]}>
            <SeverityBadge severity={severity} />
            <div>
              <p>{m.name(number, titled(title))}</p>
              {correction !== null && <p>{correction}</p>}
              {resolved.note !== null && resolved.note !== correction && <p>{resolved.note}</p>}
              <p className={safety["about"]}>
                {m.resolutions[resolved.resolution]} · {signed(resolved.by, resolved.at)}
              </p>
            </div>
            <span />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
