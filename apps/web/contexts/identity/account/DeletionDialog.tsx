import { DELETION, DeleteUserAccount, type DeletionPreview, PreviewDeletion } from "#identity/contract"
import { AlertDialog, Button } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { api } from "../../../api/client.ts"
import { personKey } from "../../../api/queryKeys.ts"
import { endSession } from "../../../api/session.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { sayFarewellAt } from "../../../app/returnPath.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { AlertDialogRoot } from "../../../ui/AlertDialogRoot.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { chooseOrganization } from "../../tenancy/organizations.ts"
import { account } from "../messages/index.ts"

const Organizations = ({
  label,
  organizations,
  children
}: {
  readonly label: string
  readonly organizations: DeletionPreview["deletes"]
  readonly children: (organization: DeletionPreview["deletes"][number]) => ReactNode
}) => (
  <ul aria-label={label}>
    {organizations.map((organization) => (
      <li key={organization.id}>{children(organization)}</li>
    ))}
  </ul>
)

/** Why the account cannot be deleted now, with the way to change that. */
const Prevented = ({ organizations }: { readonly organizations: DeletionPreview["prevented_by"] }) => {
  const m = useMessages(account).deletion
  return (
    <>
      <AlertDialog.Description>{m.lastOwner}</AlertDialog.Description>
      <Organizations label={m.lastOwnerOf} organizations={organizations}>
        {({ id, name }) => (
          <Button asChild variant="surface" color="gray">
            <Link to="/organization" onClick={() => chooseOrganization(id)}>
              {m.membersOf(name)}
            </Link>
          </Button>
        )}
      </Organizations>
      <p>{m.handOver}</p>
    </>
  )
}

const Consequences = ({ deletes }: Pick<DeletionPreview, "deletes">) => {
  const m = useMessages(account).deletion
  return (
    <>
      <AlertDialog.Description>{m.sevenDays}</AlertDialog.Description>
      <ul>
        <li>{m.goes}</li>
        <li>{m.remains}</li>
      </ul>
      {deletes.length > 0 && (
        <>
          <p>
            <StateBadge state="stop">{m.alsoDeleted}</StateBadge>
          </p>
          <Organizations label={m.alsoDeleted} organizations={deletes}>
            {({ name }) => <b>{name}</b>}
          </Organizations>
        </>
      )}
      <p>{m.exportFirst}</p>
    </>
  )
}

/** Goes to a page that needs no session, because all of them have ended. */
const leave = ({ due_at }: { readonly due_at: Date }) => {
  sayFarewellAt(`/keep-account?due=${due_at.toISOString()}`)
  endSession({ chosen: true })
}

/** Says exactly what deleting the account does, or why it is not possible now. */
export const DeletionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const m = useMessages(account).deletion
  const { cancel } = useMessages(common)
  const opener = useReturnFocus()
  const query = useQuery({
    queryKey: personKey(DELETION),
    queryFn: () => api(PreviewDeletion, {}),
    staleTime: 0,
    gcTime: 0
  })
  const request = useCommand({ send: () => api(DeleteUserAccount, {}), onDone: leave })
  const isPossible = query.data?.prevented_by.length === 0
  return (
    <AlertDialogRoot onOpenChange={onClose}>
      <AlertDialog.Content maxWidth="520px" {...opener}>
        <AlertDialog.Title as="h2" size="5">
          {m.dialogTitle}
        </AlertDialog.Title>
        {!query.data && <NotLoaded query={query} rows={3} />}
        {query.data &&
          (isPossible ? (
            <Consequences deletes={query.data.deletes} />
          ) : (
            <Prevented organizations={query.data.prevented_by} />
          ))}
        <div className={dialog["actions"]}>
          <AlertDialog.Cancel>
            <Button variant="surface" color="gray">
              {cancel}
            </Button>
          </AlertDialog.Cancel>
          {isPossible && (
            <OnlineButton color="red" loading={request.isPending} onClick={() => request.mutate()}>
              {m.submit}
            </OnlineButton>
          )}
        </div>
      </AlertDialog.Content>
    </AlertDialogRoot>
  )
}
