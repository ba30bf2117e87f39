import { type ForwarderView, RemoveForwarder } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { devices } from "../messages/pages.ts"
import styles from "./Devices.module.css"
import { useForwarders } from "./devices.ts"

interface Props {
  readonly organization: Organization
  readonly server: ForwarderView
}

const Removal = ({ organization, server }: Props) => {
  const m = useMessages(devices).servers
  const [asking, ask] = useState(false)
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveForwarder, { params: { organizationId: organization.id, forwarderId: server.id } }),
    done: () => m.removing.done(server.name)
  })
  return (
    <>
      <OnlineButton
        size="1"
        variant="surface"
        color="gray"
        aria-label={m.removeNamed(server.name)}
        onClick={() => ask(true)}
      >
        {m.remove}
      </OnlineButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={m.removing.title(server.name)}
        confirm={m.removing.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => ask(false) })}
      >
        {m.removing.sentence}
      </ConfirmDialog>
    </>
  )
}

const Server = ({ organization, server }: Props) => {
  const m = useMessages(devices).servers
  const { name, last_used_at } = server
  return (
    <li className={styles["server"]}>
      <b>{name}</b>
      <span className={styles["soft"]}>
        {last_used_at === null ? (
          m.unused
        ) : (
          <RichText
            text={m.used("[when]")}
            parts={{ when: <RelativeTime at={last_used_at} timeZone={organization.time_zone} /> }}
          />
        )}
      </span>
      {organization.can.includes("devices.edit") && <Removal organization={organization} server={server} />}
    </li>
  )
}

/** The Traccar servers that forward positions; nothing without any. */
export const ServersPanel = ({ organization }: Pick<Props, "organization">) => {
  const m = useMessages(devices).servers
  const { data } = useForwarders(organization)
  if (!data?.items.length) return null
  return (
    <Panel flush title={m.title} about={m.about}>
      <ul aria-label={m.title} className={styles["list"]}>
        {data.items.map((server) => (
          <Server key={server.id} organization={organization} server={server} />
        ))}
      </ul>
    </Panel>
  )
}
