import { DeviceId } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { lazy, Suspense } from "react"
import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { withMessages } from "../../i18n/locale.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useOpened } from "../../ui/useOpened.ts"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { addDevice } from "./actions.ts"
import { DeviceTabs } from "./DeviceTabs.tsx"
import { telematics, telematicsInShell } from "./messages/index.ts"
import { deviceDialogs, devices } from "./messages/pages.ts"
import { useTelematicsNumbers } from "./numbers.ts"

const load = withMessages(
  async () => (await import("./devices/OpenedDevice.tsx")).OpenedDevice,
  deviceDialogs
)
const OpenedDevice = lazy(async () => ({ default: await load() }))

const isDeviceId = Schema.is(DeviceId)

const Board = ({ organization }: { readonly organization: Organization }) => {
  const header = useMessages(telematicsInShell).page
  const { subtitle } = useMessages(devices)
  const query = useTelematicsNumbers(organization)
  const { opened, linkTo, close } = useOpened("device", isDeviceId)
  const numbers = query.data
  return (
    <>
      <PageHeader
        {...header}
        {...(numbers && numbers.own_devices > 0 && { subtitle })}
        actions={<ActionButton action={addDevice} />}
      />
      {numbers ? (
        <DeviceTabs organization={organization} numbers={numbers} linkTo={linkTo} />
      ) : (
        <Panel flush>
          <NotLoaded query={query} />
        </Panel>
      )}
      {opened && (
        <Suspense>
          <OpenedDevice key={opened} organization={organization} id={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const Forbidden = () => (
  <>
    <PageHeader {...useMessages(telematicsInShell).page} />
    <Panel flush>
      <NoPermission level="h2" title={useMessages(telematics).vehicles.forbidden.title} />
    </Panel>
  </>
)

/** The devices of an organization: what is wrong with them, the faults they report, and members' DIMO connections. */
export const DevicesPage = () => {
  const header = useMessages(telematicsInShell).page
  return (
    <OrganizationGate {...header}>
      {(organization) =>
        organization.can.includes("devices.read") ? (
          <Board key={organization.id} organization={organization} />
        ) : (
          <Forbidden />
        )
      }
    </OrganizationGate>
  )
}

export const Component = DevicesPage
