import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { ArchiveRestore, Ellipsis, RefreshCw } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { useOfflineProps } from "../../../ui/useOfflineProps.ts"
import { documents } from "../messages/index.ts"
import { type DocumentProps, useArchiving } from "./documents.ts"
import { isCurrent } from "./expiry.ts"
import styles from "./Documents.module.css"

const DocumentDialog = lazy(async () => ({ default: (await import("./DocumentDialog.tsx")).DocumentDialog }))

const CurrentActions = (props: DocumentProps) => {
  const m = useMessages(documents)
  const offline = useOfflineProps()
  const { archive } = useArchiving(props)
  const onArchive = () => archive.mutate()
  const [opened, open] = useState<"edit" | "renew">()
  const type = m.types[props.document.type]
  return (
    <>
      <OnlineButton
        variant="surface"
        color="gray"
        aria-label={m.renew.openOf(type)}
        onClick={() => open("renew")}
      >
        <RefreshCw size={16} aria-hidden="true" />
        {m.renew.open}
      </OnlineButton>
      <MenuRoot>
        <DropdownMenu.Trigger>
          <IconButton variant="ghost" color="gray" size="2" aria-label={m.more(type)}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content variant="soft" color="gray" align="end">
          <DropdownMenu.Item onSelect={() => open("edit")}>{m.edit.open}</DropdownMenu.Item>
          <DropdownMenu.Item {...offline} onSelect={onArchive}>
            {m.archive}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </MenuRoot>
      {opened && (
        <Suspense>
          <DocumentDialog
            {...props}
            task={{ kind: opened, document: props.document }}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const RestoreButton = (props: DocumentProps) => {
  const m = useMessages(documents)
  const { restore } = useArchiving(props)
  return (
    <OnlineButton
      variant="surface"
      color="gray"
      aria-label={m.restoreOf(m.types[props.document.type])}
      loading={restore.isPending}
      onClick={() => restore.mutate()}
    >
      <ArchiveRestore size={16} aria-hidden="true" />
      {m.restore}
    </OnlineButton>
  )
}

/** What can be done with a document, for those who may; one that was renewed is history. */
export const DocumentActions = (props: DocumentProps) => {
  const { organization, document } = props
  if (!organization.can.includes("documents.edit") || document.superseded_at !== null) return null
  return (
    <div className={styles["actions"]}>
      {isCurrent(document) ? <CurrentActions {...props} /> : <RestoreButton {...props} />}
    </div>
  )
}
