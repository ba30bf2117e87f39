import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Crown, Ellipsis, LogOut, UserMinus } from "lucide-react"
import { useRef, useState } from "react"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
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
  const chosen = useRef<Question>(undefined)
  // Only once the focus is back on the button: the dialog returns it to where it was.
  const ask = () => {
    setQuestion(chosen.current)
    chosen.current = undefined
  }
  const { make_owner: makeOwner, remove } = member.can
  if (!isMe && !makeOwner && !remove) return null
  const Dialog = question && DIALOGS[question]
  return (
    <>
      <MenuRoot>
        <DropdownMenu.Trigger>
          <IconButton variant="ghost" color="gray" size="3" aria-label={members.actions(name)}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content variant="soft" color="gray" align="end" onCloseAutoFocus={ask}>
          {makeOwner && !isMe && (
            <DropdownMenu.Item onSelect={() => (chosen.current = "transfer")}>
              <Crown size={16} aria-hidden="true" /> {members.makeOwner}
            </DropdownMenu.Item>
          )}
          {remove && !isMe && (
            <DropdownMenu.Item color="red" onSelect={() => (chosen.current = "remove")}>
              <UserMinus size={16} aria-hidden="true" /> {members.remove}
            </DropdownMenu.Item>
          )}
          {isMe && (
            <DropdownMenu.Item color="red" onSelect={() => (chosen.current = "leave")}>
              <LogOut size={16} aria-hidden="true" /> {members.leave}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </MenuRoot>
      {Dialog && (
        <Dialog organization={organization} member={member} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
