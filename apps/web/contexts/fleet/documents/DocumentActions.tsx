import { ArchiveRestore, RefreshCw } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { documents } from "../messages/pages.ts"
import { type DocumentProps, useArchiving } from "./documents.ts"
import { isCurrent } from "./expiry.ts"
import styles from "./Documents.module.css"

const DocumentDialog = lazy(async () => ({ default: (await import("./DocumentDialog.tsx")).DocumentDialog }))

const CurrentActions = (props: DocumentProps) => {
  const m = useMessages(documents)
  const { archive } = useArchiving(props)
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
      <ActionMenu label={m.more(type)}>
        <DialogItem onOpen={() => open("edit")}>{m.edit.open}</DialogItem>
        <OnlineItem onSelect={() => archive.mutate()}>{m.archive}</OnlineItem>
      </ActionMenu>
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
