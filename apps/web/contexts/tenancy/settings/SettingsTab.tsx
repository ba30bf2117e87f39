import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { LeaveDialog } from "../members/LeaveDialog.tsx"
import { useMayLeave } from "../useMayLeave.ts"
import { CustomerEmailSwitch } from "./CustomerEmailSwitch.tsx"
import styles from "./Settings.module.css"
import { SettingsFacts } from "./SettingsFacts.tsx"
import { SettingsForm } from "./SettingsForm.tsx"

interface Props {
  readonly organization: Organization
}

const Leaving = ({ organization }: Props) => {
  const { chooseOwner, leave } = useMessages(tenancy)
  const isLastOwner = useMayLeave(organization) === false
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={leave.heading}>
      <div className={styles["leaving"]}>
        <p>{isLastOwner ? leave.owner : leave.about}</p>
        <Button variant="surface" color="gray" onClick={() => setAsking(true)}>
          {isLastOwner ? chooseOwner.title : leave.confirm}
        </Button>
      </div>
      {asking && <LeaveDialog organization={organization} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

/** The organization's settings, editable with permission, and leaving the organization. */
export const SettingsTab = ({ organization }: Props) => {
  const { settings } = useMessages(tenancy)
  const editable = organization.can.includes("organization.edit")
  return (
    <>
      <Panel title={settings.title} about={editable ? settings.about : settings.readOnly}>
        {editable ? (
          <SettingsForm key={organization.id} organization={organization} />
        ) : (
          <SettingsFacts organization={organization} />
        )}
      </Panel>
      <CustomerEmailSwitch organization={organization} />
      <Leaving organization={organization} />
    </>
  )
}
