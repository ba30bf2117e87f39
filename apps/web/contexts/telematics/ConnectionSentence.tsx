import type { ConnectionView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import type { ConnectionStatus } from "./connection.ts"

/** On the server; see infra/config. */
const SETTING = "DIMO_CLIENT_ID"

/** What the text and the buttons of a connection depend on. */
export interface ConnectionStatusProps {
  readonly organization: Organization
  readonly connection: ConnectionView
  readonly status: ConnectionStatus
  /** Whether it expires soon, or has expired. */
  readonly isDue: boolean
}

/** What a connection's state means here, and who can change what the user cannot. */
export const ConnectionSentence = ({ organization, connection, status, isDue }: ConnectionStatusProps) => {
  const m = useMessages(telematics).connection
  const { sentences } = m
  const there = connection.organization_name ?? ""
  const said = {
    connected: isDue ? sentences.soon : sentences.connected(organization.name),
    elsewhere: sentences.elsewhere(there, organization.name),
    expired: sentences.expired,
    none: sentences.none,
    unavailable: sentences.unavailable
  }[status]
  if (!connection.available) {
    return (
      <>
        <p>{status === "unavailable" ? said : `${said} ${sentences.unavailable}`}</p>
        <p>{organization.can.includes("organization.edit") ? m.setUp(SETTING) : m.operator}</p>
      </>
    )
  }
  return <p>{organization.can.includes("devices.connect") ? said : sentences.forbidden}</p>
}
