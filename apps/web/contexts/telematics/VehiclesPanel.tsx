import type { SharedVehiclesView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { RefreshCw } from "lucide-react"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { RichText } from "../../ui/RichText.tsx"
import { SubmitButton } from "../../ui/SubmitButton.tsx"
import { connectionQuery } from "./connection.ts"
import { OutOfDate } from "./OutOfDate.tsx"
import { VehicleList } from "./VehicleList.tsx"
import { useRefreshVehicles, useVehicles } from "./vehicles.ts"
import styles from "./Vehicles.module.css"

interface Props {
  readonly organization: Organization
}

/** Refreshes the list; hidden if there is no connection to read. */
const Refresh = ({ organization }: Props) => {
  const m = useMessages(telematics).vehicles
  const refresh = useRefreshVehicles(organization)
  const { data: connection } = useQuery(connectionQuery)
  if (connection?.available === false) return null
  return (
    <SubmitButton
      type="button"
      variant="surface"
      color="gray"
      busy={refresh.isPending}
      onClick={() => refresh.isPending || refresh.mutate()}
    >
      <RefreshCw size={15} aria-hidden="true" />
      {m.refresh}
    </SubmitButton>
  )
}

/** When the list was read, and a refresh button. */
const Bar = ({ organization, readAt }: Props & { readonly readAt: Date }) => {
  const m = useMessages(telematics).vehicles
  const when = <RelativeTime at={readAt} timeZone={organization.time_zone} />
  return (
    <div className={styles["bar"]}>
      <span>
        <RichText text={m.read("[when]")} parts={{ when }} />
      </span>
      <Refresh organization={organization} />
    </div>
  )
}

/** There are connections, but none could be read so far: the shared vehicles are unknown. */
const NotRead = ({ organization }: Props) => {
  const { title, sentence } = useMessages(telematics).vehicles.notRead
  return (
    <EmptyState title={title} level="h3" action={<Refresh organization={organization} />}>
      {sentence}
    </EmptyState>
  )
}

const failureSource = (shared: SharedVehiclesView, error: unknown) => {
  if (error) return "server"
  return shared.failed ? "provider" : undefined
}

/** The vehicles and devices that members share with an organization. */
export const VehiclesPanel = ({ organization }: Props) => {
  const m = useMessages(telematics).vehicles
  const query = useVehicles(organization)
  const { data: shared } = query
  if (!shared)
    return (
      <Panel flush title={m.title}>
        <NotLoaded query={query} />
      </Panel>
    )
  const { read_at } = shared
  const source = failureSource(shared, query.error)
  return (
    <Panel flush title={m.title} aside={read_at && <Bar organization={organization} readAt={read_at} />}>
      {read_at && source && <OutOfDate organization={organization} source={source} readAt={read_at} />}
      {read_at === null && shared.failed ? (
        <NotRead organization={organization} />
      ) : (
        <VehicleList organization={organization} shared={shared} />
      )}
    </Panel>
  )
}
