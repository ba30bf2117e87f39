import type { ConnectionView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { useNow } from "../../ui/useNow.ts"
import { connectCalled, connectDimo } from "./actions.ts"
import { connectionQuery, standingOf } from "./connection.ts"

interface Props {
  readonly organization: Organization
}

/** The empty state's text and button label, by the state of the user's connection. */
const useMissing = (organization: Organization, connection: ConnectionView | undefined) => {
  const m = useMessages(telematics)
  const now = useNow()
  const { empty, expired, nothingShared } = m.vehicles
  const standing = connection && standingOf(connection, organization, now)
  if (standing === "connected") return { ...nothingShared, verb: m.chooseVehicles }
  if (standing === "expired") return { ...expired, verb: m.reconnect }
  const mayConnect = connection?.available === true && organization.can.includes("devices.connect")
  return {
    title: empty.title,
    sentence: mayConnect ? empty.connect : empty.wait,
    ...(standing === "elsewhere" && { verb: m.connectHere })
  }
}

/** No member shares a vehicle: why, and the next step. */
export const Nothing = ({ organization }: Props) => {
  const { data } = useQuery(connectionQuery)
  const { title, sentence, verb } = useMissing(organization, data)
  const action = verb === undefined ? connectDimo : connectCalled(verb)
  return (
    <EmptyState title={title} level="h3" action={data?.available && <ActionButton quiet action={action} />}>
      {sentence}
    </EmptyState>
  )
}
