import { type VehicleDetails, VehicleId, vehicleName } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { useNavigate, useParams } from "react-router"
import { isGone } from "../../../api/isGone.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { PageTabs } from "../../../ui/PageTabs.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { fleet, fleetInShell } from "../messages/index.ts"
import { useVehicle, type VehicleProps } from "../vehicles.ts"
import { RecordActions } from "./RecordActions.tsx"
import styles from "./Record.module.css"
import { Summary } from "./Summary.tsx"
import { useTabs } from "./tabs.tsx"

const isVehicleId = Schema.is(VehicleId)

/** Year, make and model, and what kind of vehicle it is. */
const useDescription = ({ vehicle }: Pick<VehicleProps, "vehicle">) => {
  const { kinds } = useMessages(fleet)
  const { model_year, make, model, trim, kind } = vehicle
  const model_ = [model_year, make, model, trim].filter((part) => part !== null).join(" ")
  return [model_, kinds[kind]].filter((part) => part !== "").join(" · ")
}

const Loaded = (props: VehicleProps & { readonly vehicle: VehicleDetails }) => {
  const { tabs: label } = useMessages(fleet).record
  const tabs = useTabs(props)
  return (
    <>
      <PageHeader
        title={vehicleName(props.vehicle)}
        subtitle={useDescription(props)}
        actions={<RecordActions {...props} />}
      />
      <Summary {...props} />
      <div className={styles["tabs"]}>
        <PageTabs label={label} tabs={tabs} />
      </div>
    </>
  )
}

interface Props {
  readonly organization: Organization
  readonly vehicleId: VehicleId
}

const Opened = ({ organization, vehicleId }: Props) => {
  const { page } = useMessages(fleetInShell)
  const navigate = useNavigate()
  const query = useVehicle(organization, vehicleId)
  if (query.data && !isGone(query.error)) return <Loaded organization={organization} vehicle={query.data} />
  return (
    <>
      <PageHeader title={page.title} />
      <Panel flush>
        <NotLoaded query={query} rows={6} onClose={() => void navigate("/vehicles")} />
      </Panel>
    </>
  )
}

/** Everything about one vehicle. */
export const VehiclePage = () => {
  const { page } = useMessages(fleetInShell)
  const { forbidden } = useMessages(fleet)
  const { vehicleId } = useParams()
  const id = isVehicleId(vehicleId) ? vehicleId : VehicleId.make("00000000-0000-0000-0000-000000000000")
  return (
    <OrganizationGate {...page}>
      {(organization) =>
        organization.can.includes("vehicles.read") ? (
          <Opened key={`${organization.id} ${id}`} organization={organization} vehicleId={id} />
        ) : (
          <>
            <PageHeader title={page.title} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = VehiclePage
