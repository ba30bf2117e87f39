import { EditOrganization, type Organization } from "#tenancy/contract"
import { Text } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import { useId } from "react"
import { api } from "../../../api/client.ts"
import { customerEmails } from "../../messaging/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineSwitch } from "../../../ui/OnlineSwitch.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useOrganizationCommand } from "../useOrganizationCommand.ts"
import { organizationsQuery } from "../organizations.ts"
import styles from "./Settings.module.css"

interface Props {
  readonly organization: Organization
}

const useSwitching = ({ organization }: Props) => {
  const m = useMessages(customerEmails).settings
  const client = useQueryClient()
  return useOrganizationCommand(organization, {
    send: (on: boolean) =>
      api(EditOrganization, { params: { organizationId: organization.id }, body: { customer_email: on } }),
    onDone: (edited) =>
      client.setQueryData(organizationsQuery.queryKey, (before) =>
        before?.map((one) => (one.id === edited.id ? edited : one))
      ),
    done: (edited) => (edited.customer_email ? m.switchedOn : m.switchedOff)
  })
}

const Control = ({ organization }: Props) => {
  const m = useMessages(customerEmails).settings
  const id = useId()
  const switching = useSwitching({ organization })
  return (
    <div className={styles["switch"]}>
      <OnlineSwitch
        id={id}
        aria-describedby={`${id}-about`}
        // Shown immediately, and reverted if the server refuses.
        checked={switching.isPending ? switching.variables : organization.customer_email}
        disabled={switching.isPending}
        onCheckedChange={(on) => switching.mutate(on)}
      />
      <div>
        <Text as="label" weight="medium" htmlFor={id}>
          {m.label}
        </Text>
        <p id={`${id}-about`}>{m.sentence}</p>
      </div>
    </div>
  )
}

/** Whether members may email customers from here; read-only for roles below admin. */
export const CustomerEmailSwitch = ({ organization }: Props) => {
  const m = useMessages(customerEmails).settings
  if (organization.can.includes("organization.edit"))
    return (
      <Panel title={m.title}>
        <Control organization={organization} />
      </Panel>
    )
  return (
    <Panel title={m.title} about={m.readOnly}>
      <StateBadge state={organization.customer_email ? "go" : "idle"}>
        {organization.customer_email ? m.on : m.off}
      </StateBadge>
    </Panel>
  )
}
