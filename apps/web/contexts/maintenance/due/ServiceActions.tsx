import type { ServiceView, VehicleServiceView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { LazyMenu } from "../../../ui/LazyMenu.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { services } from "../messages/pages.ts"

const LOADS = {
  complete: async () => (await import("../closing/CompleteDialog.tsx")).CompleteDialog,
  skip: async () => (await import("../closing/ReasonDialog.tsx")).SkipDialog,
  pause: async () => (await import("../closing/ReasonDialog.tsx")).PauseDialog,
  last: async () => (await import("../closing/LastServiceDialog.tsx")).LastServiceDialog,
  interval: async () => (await import("../vehicle/IntervalDialog.tsx")).IntervalDialog
}
const CompleteDialog = lazy(async () => ({ default: await LOADS.complete() }))
const SkipDialog = lazy(async () => ({ default: await LOADS.skip() }))
const PauseDialog = lazy(async () => ({ default: await LOADS.pause() }))
const LastServiceDialog = lazy(async () => ({ default: await LOADS.last() }))
const IntervalDialog = lazy(async () => ({ default: await LOADS.interval() }))

interface Props {
  readonly organization: Organization
  readonly service: ServiceView
  /** Its schedule, where the interval of the vehicle can be changed. */
  readonly schedule?: VehicleServiceView
  /** Small in the rows of a table. */
  readonly size?: "1"
}

const loadMenu = async () => (await import("./ServiceMenu.tsx")).ServiceMenu

type Opened = keyof typeof LOADS

const Opening = ({ opened, ...props }: Props & { readonly opened: Opened; readonly onClose: () => void }) => {
  if (opened === "complete") return <CompleteDialog {...props} />
  if (opened === "skip") return <SkipDialog {...props} />
  if (opened === "pause") return <PauseDialog {...props} />
  const { schedule, service } = props
  const { due_m, due_s } = service
  if (opened === "interval")
    return schedule && <IntervalDialog {...props} schedule={schedule} vehicle={service.vehicle.name} />
  return <LastServiceDialog {...props} counts={{ distance: due_m !== null, hours: due_s !== null }} />
}

/** What can be done with an open service, for those who may. */
export const ServiceActions = (props: Props) => {
  const m = useMessages(services)
  const [opened, open] = useState<Opened>()
  const { organization, service, schedule, size } = props
  const names = [service.task.name, service.vehicle.name] as const
  return (
    <>
      {organization.can.includes("services.complete") && (
        <OnlineButton
          variant="surface"
          color="gray"
          {...(size && { size })}
          aria-label={m.complete.openOf(...names)}
          onClick={() => open("complete")}
        >
          {m.complete.open}
        </OnlineButton>
      )}
      {organization.can.includes("services.edit") && (
        <LazyMenu
          trigger={
            <IconButton variant="ghost" color="gray" size="2" aria-label={m.more(...names)}>
              <Ellipsis size={18} aria-hidden="true" />
            </IconButton>
          }
          load={loadMenu}
          given={{
            organization,
            service,
            hasOwnInterval: schedule && schedule.program_interval !== null,
            onOpen: open
          }}
        />
      )}
      {opened && (
        <Suspense>
          <Opening {...props} opened={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
