import { Button } from "@radix-ui/themes"
import { ArchiveRestore, PackagePlus } from "lucide-react"
import { type ComponentType, lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { parts } from "../messages/pages.ts"
import { type PartDialogProps, type PartProps, useArchivingPart } from "./parts.ts"

type Choice = "receive" | "adjust" | "edit"

const DIALOGS: Readonly<Record<Choice, ComponentType<PartDialogProps>>> = {
  receive: lazy(async () => ({ default: (await import("./ReceiveDialog.tsx")).ReceiveDialog })),
  adjust: lazy(async () => ({ default: (await import("./AdjustDialog.tsx")).AdjustDialog })),
  edit: lazy(async () => ({ default: (await import("./PartDialog.tsx")).PartDialog }))
}

const ArchivedActions = (props: PartProps) => {
  const { restore: label } = useMessages(parts)
  const { restore } = useArchivingPart(props)
  return (
    <OnlineButton loading={restore.isPending} onClick={() => restore.mutate()}>
      <ArchiveRestore size={16} aria-hidden="true" />
      {label}
    </OnlineButton>
  )
}

const CurrentActions = (props: PartProps) => {
  const m = useMessages(parts)
  const { archive } = useArchivingPart(props)
  const [opened, open] = useState<Choice>()
  const Opened = opened && DIALOGS[opened]
  return (
    <>
      <Button onClick={() => open("receive")}>
        <PackagePlus size={16} aria-hidden="true" />
        {m.receive.open}
      </Button>
      <Button variant="surface" color="gray" onClick={() => open("adjust")}>
        {m.adjust.open}
      </Button>
      <Button variant="surface" color="gray" onClick={() => open("edit")}>
        {m.edit.open}
      </Button>
      <OnlineButton
        variant="surface"
        color="gray"
        loading={archive.isPending}
        onClick={() => archive.mutate()}
      >
        {m.archive}
      </OnlineButton>
      {Opened && (
        <Suspense>
          <Opened {...props} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What can be done with a part, for those who may. */
export const PartActions = (props: PartProps) => {
  if (!props.organization.can.includes("parts.edit")) return null
  return props.part.archived_at === null ? <CurrentActions {...props} /> : <ArchivedActions {...props} />
}
