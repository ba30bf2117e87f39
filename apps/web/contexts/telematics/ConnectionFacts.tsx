import type { ConnectionView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import { useFormat } from "../../i18n/format.ts"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import styles from "./Connection.module.css"
import { Wallet } from "./Wallet.tsx"

interface Props {
  readonly organization: Organization
  readonly connection: ConnectionView
  readonly isExpired: boolean
  /** Whether it expires soon, or has expired. */
  readonly isDue: boolean
}

const Fact = ({
  name,
  due = false,
  children
}: {
  readonly name: string
  readonly due?: boolean
  readonly children: ReactNode
}) => (
  <div data-due={due}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The details of a connection, as one row. */
export const ConnectionFacts = ({ organization, connection, isExpired, isDue }: Props) => {
  const { facts } = useMessages(telematics).connection
  const format = useFormat(organization.time_zone)
  const { organization_name, expires_at, wallet_address, connected_at } = connection
  const zone = { timeZone: organization.time_zone }
  return (
    <dl className={styles["facts"]}>
      {organization_name !== null && <Fact name={facts.serves}>{organization_name}</Fact>}
      {expires_at && (
        <Fact name={isExpired ? facts.expired : facts.expires} due={isDue}>
          {format.dateTime(expires_at)}
          <small>
            <RelativeTime at={expires_at} {...zone} />
          </small>
        </Fact>
      )}
      {wallet_address && (
        <Fact name={facts.wallet}>
          <Wallet address={wallet_address} />
        </Fact>
      )}
      {connected_at && (
        <Fact name={facts.since}>
          <RelativeTime at={connected_at} {...zone} />
        </Fact>
      )}
    </dl>
  )
}
