import type { ConnectionView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { useNow } from "../../ui/useNow.ts"
import { connectLabelled, connectDimo } from "./actions.ts"
import { connectionQuery, statusOf } from "./connection.ts"

interface Props {
  readonly organization: Organization
}

/** The empty state's text and button label, by the state of the user's connection. */
const useEmptyState = (organization: Organization, connection: ConnectionView | undefined) => {
  const m = useMessages(telematics)
  const now = useNow()
  const { empty, expired, nothingShared } = m.vehicles
  const status = connection && statusOf(connection, organization, now)
  if (status === "connected") return { ...nothingShared, verb: m.chooseVehicles }
  if (status === "expired") return { ...expired, verb: m.reconnect }
  const mayConnect = connection?.available === true && organization.can.includes("devices.connect")
  return {
    title: empty.title,
    sentence: mayConnect ? empty.connect : empty.wait,
    ...(status === "elsewhere" && { verb: m.connectHere })
  }
}

/** No member shares a vehicle: why, and the next step. */
export const NoVehicles = ({ organization }: Props) => {
  const { data } = useQuery(connectionQuery)
  const { title, sentence, verb } = useEmptyState(organization, data)
  const action = verb === undefined ? connectDimo : connectLabelled(verb)
  return (
    <EmptyState title={title} level="h3" action={data?.available && <ActionButton quiet action={action} />}>
      {sentence}
    </EmptyState>
  )
}
