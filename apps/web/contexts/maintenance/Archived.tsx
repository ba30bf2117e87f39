import { Heading } from "@radix-ui/themes"
import { ArchiveRestore } from "lucide-react"
import type { ReactNode } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { CommandButton } from "../../ui/CommandButton.tsx"
import dialog from "../../ui/Dialog.module.css"
import safety from "../fleet/safety/Safety.module.css"
import { workshop } from "./messages/pages.ts"

/** The archived records of a list in a dialog, below those in use. */
export const ArchivedList = ({ children }: { readonly children: ReactNode }) => {
  const { title } = useMessages(workshop).archive
  return (
    <>
      <Heading as="h3" size="3" mt="5" mb="2">
        {title}
      </Heading>
      <ul aria-label={title} className={dialog["list"]}>
        {children}
      </ul>
    </>
  )
}

interface RowProps {
  readonly name: string
  readonly about: string
  readonly mayRestore: boolean
  readonly command: { readonly isPending: boolean; readonly mutate: () => void }
}

export const ArchivedRow = ({ name, about, mayRestore, command }: RowProps) => {
  const m = useMessages(workshop).archive
  return (
    <li className={safety["row"]}>
      <b>{name}</b>
      <p className={safety["about"]}>{about}</p>
      {mayRestore && (
        <CommandButton command={command} aria-label={m.restoreOf(name)}>
          <ArchiveRestore size={16} aria-hidden="true" />
          {m.restore}
        </CommandButton>
      )}
    </li>
  )
}
