import type { DeviceView } from "#telematics/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { devices } from "../messages/pages.ts"
import { SHAPES, stateOf } from "./devices.ts"

/** Whether a device is heard. */
export const DeviceBadge = ({ device }: { readonly device: DeviceView }) => {
  const { states } = useMessages(devices).devices
  const state = stateOf(device, useNow())
  return <StateBadge state={SHAPES[state]}>{states[state]}</StateBadge>
}
