import { type ConnectionView, RemoveConnection } from "#sso/contract"
import type { Organization } from "#tenancy/contract"
import { Flex } from "@radix-ui/themes"
import { LogIn } from "lucide-react"
import { useState } from "react"
import { api } from "../../api/client.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx"
import { CopyField } from "../../ui/CopyField.tsx"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { Panel } from "../../ui/Panel.tsx"
import styles from "../identity/account/Account.module.css"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import { ConnectionDialog } from "./ConnectionDialog.tsx"
import { DomainsPanel } from "./DomainsPanel.tsx"
import { ServiceRow } from "./ServiceRow.tsx"
import { sso } from "./messages/index.ts"
import { useSingleSignOn } from "./sso.ts"

interface Props {
  readonly organization: Organization
}

const callbackUrl = (id: string): string => `${location.origin}/auth/issuer/${id}/callback`

const Connected = ({
  organization,
  connection: { id, name, issuer },
  onEdit
}: Props & { readonly connection: ConnectionView; readonly onEdit: () => void }) => {
  const m = useMessages(sso)
  const [isAsking, setIsAsking] = useState(false)
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveConnection, { params: { organizationId: organization.id } }),
    onDone: () => setIsAsking(false),
    done: () => m.removed
  })
  return (
    <ul aria-label={m.title} className={styles["list"]}>
      <ServiceRow
        icon={LogIn}
        about={
          <>
            <b>{name}</b>
            <span>{issuer}</span>
            <Flex direction="column" mt="4">
              <CopyField label={m.callback} value={callbackUrl(id)} />
            </Flex>
          </>
        }
      >
        <OnlineButton variant="surface" color="gray" onClick={onEdit}>
          {m.edit}
        </OnlineButton>
        <OnlineButton variant="surface" color="gray" onClick={() => setIsAsking(true)}>
          {m.remove}
        </OnlineButton>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={m.removeTitle(name)}
          confirm={m.remove}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          {m.removeSentence}
        </ConfirmDialog>
      </ServiceRow>
    </ul>
  )
}

/** The organization's own sign-in service, and the domains of its addresses. */
export const SingleSignOnPanel = ({ organization }: Props) => {
  const m = useMessages(sso)
  const query = useSingleSignOn(organization)
  const [isEditing, setIsEditing] = useState(false)
  const edit = () => setIsEditing(true)
  const { data } = query
  return (
    <>
      <Panel title={m.title} about={m.about} flush>
        {data === undefined ? (
          <NotLoaded query={query} rows={1} />
        ) : data.connection === null ? (
          <EmptyState
            title={m.emptyTitle}
            level="h3"
            action={
              <OnlineButton variant="surface" color="gray" onClick={edit}>
                {m.setUp}
              </OnlineButton>
            }
          >
            {m.empty}
          </EmptyState>
        ) : (
          <Connected organization={organization} connection={data.connection} onEdit={edit} />
        )}
        {data && isEditing && (
          <ConnectionDialog
            organization={organization}
            connection={data.connection}
            onClose={() => setIsEditing(false)}
          />
        )}
      </Panel>
      {data && (data.connection !== null || data.domains.length > 0) && (
        <DomainsPanel organization={organization} domains={data.domains} />
      )}
    </>
  )
}
