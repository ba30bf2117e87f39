import type { ServiceView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionItems, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import type { MenuProps } from "../../../ui/LazyMenu.tsx"
import { useResettingInterval, useResuming } from "../closing/changes.ts"
import { services } from "../messages/pages.ts"

interface Props extends MenuProps {
  readonly organization: Organization
  readonly service: ServiceView
  /** Whether it has an interval of its own; undefined where that is not known. */
  readonly hasOwnInterval: boolean | undefined
  readonly onOpen: (dialog: "skip" | "pause" | "last" | "interval") => void
}

/** What is rarely done with an open service, opened by the given button. */
export const ServiceMenu = ({ organization, service, hasOwnInterval, onOpen, ...menu }: Props) => {
  const m = useMessages(services)
  const resuming = useResuming(organization)
  const resetting = useResettingInterval(organization)
  return (
    <ActionItems {...menu}>
      <DialogItem onOpen={() => onOpen("skip")}>{m.skip.open}</DialogItem>
      {service.state === "paused" ? (
        <OnlineItem onSelect={() => resuming.mutate(service)}>{m.resume.open}</OnlineItem>
      ) : (
        <DialogItem onOpen={() => onOpen("pause")}>{m.pause.open}</DialogItem>
      )}
      <DialogItem onOpen={() => onOpen("last")}>{m.last.open}</DialogItem>
      {hasOwnInterval !== undefined && (
        <DialogItem onOpen={() => onOpen("interval")}>{m.interval.open}</DialogItem>
      )}
      {hasOwnInterval && (
        <OnlineItem onSelect={() => resetting.mutate(service)}>{m.interval.reset}</OnlineItem>
      )}
    </ActionItems>
  )
}
