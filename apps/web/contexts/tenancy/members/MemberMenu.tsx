import { Crown, LogOut, UserMinus } from "lucide-react"
import { useState } from "react"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem } from "../../../ui/ActionMenu.tsx"
import { LeaveDialog } from "./LeaveDialog.tsx"
import { type MemberProps, useMemberName } from "./members.ts"
import { RemoveDialog } from "./RemoveDialog.tsx"
import { TransferDialog } from "./TransferDialog.tsx"

type Question = "transfer" | "remove" | "leave"

interface Props extends MemberProps {
  readonly isMe: boolean
}

const DIALOGS = { transfer: TransferDialog, remove: RemoveDialog, leave: LeaveDialog }

/** The actions on a member besides the role; nothing if none is allowed. */
export const MemberMenu = ({ organization, member, isMe }: Props) => {
  const { members } = useMessages(tenancy)
  const name = useMemberName(member)
  const [question, setQuestion] = useState<Question>()
  const { make_owner: makeOwner, remove } = member.can
  if (!isMe && !makeOwner && !remove) return null
  const Dialog = question && DIALOGS[question]
  return (
    <>
      <ActionMenu label={members.actions(name)} size="3">
        {makeOwner && !isMe && (
          <DialogItem onOpen={() => setQuestion("transfer")}>
            <Crown size={16} aria-hidden="true" /> {members.makeOwner}
          </DialogItem>
        )}
        {remove && !isMe && (
          <DialogItem color="red" onOpen={() => setQuestion("remove")}>
            <UserMinus size={16} aria-hidden="true" /> {members.remove}
          </DialogItem>
        )}
        {isMe && (
          <DialogItem color="red" onOpen={() => setQuestion("leave")}>
            <LogOut size={16} aria-hidden="true" /> {members.leave}
          </DialogItem>
        )}
      </ActionMenu>
      {Dialog && (
        <Dialog organization={organization} member={member} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
