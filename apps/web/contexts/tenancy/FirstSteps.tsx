import { tenancy } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Panel } from "../../ui/Panel.tsx"
import styles from "./FirstSteps.module.css"
import { CreateOrganizationForm } from "./CreateOrganizationForm.tsx"
import { useMyInvitations } from "./myInvitations.ts"
import { MyInvitationList } from "./myInvitations/MyInvitationList.tsx"

/** For users without an organization: create one, or accept an invitation. */
export const FirstSteps = () => {
  const m = useMessages(tenancy)
  const { invitations } = useMyInvitations()
  return (
    <div className={styles["steps"]}>
      {invitations.length > 0 && (
        <Panel title={m.waiting.title} about={m.waiting.sentence} flush>
          <MyInvitationList invitations={invitations} />
        </Panel>
      )}
      <Panel title={m.create.title} about={m.create.sentence}>
        <CreateOrganizationForm quiet={invitations.length > 0} />
      </Panel>
    </div>
  )
}
