import { ArchiveRestore } from "lucide-react"
import type { ReactNode } from "react"
import { ActionMenu, OnlineItem } from "../../ui/ActionMenu.tsx"
import { CommandButton } from "../../ui/CommandButton.tsx"

interface Command {
  readonly mutate: () => void
  readonly isPending: boolean
}

interface Props {
  readonly name: string
  readonly isArchived: boolean
  readonly archive: Command
  readonly restore: Command
  readonly messages: {
    readonly more: (name: string) => string
    readonly archive: string
    readonly restore: string
    readonly restoreOf: (name: string) => string
  }
  /** Further items of the menu, before archiving. */
  readonly children?: ReactNode
}

const RestoreButton = ({ name, restore, messages: m }: Props) => (
  <CommandButton command={restore} aria-label={m.restoreOf(name)}>
    <ArchiveRestore size={16} aria-hidden="true" />
    {m.restore}
  </CommandButton>
)

const Menu = ({ name, archive, messages: m, children }: Props) => (
  <ActionMenu label={m.more(name)}>
    {children}
    <OnlineItem onSelect={() => archive.mutate()}>{m.archive}</OnlineItem>
  </ActionMenu>
)

/** What can be done in the row of a record that can be archived: a menu, or restoring it. */
export const ArchivableActions = (props: Props) =>
  props.isArchived ? <RestoreButton {...props} /> : <Menu {...props} />
