import type { Organization } from "#tenancy/contract"
import { withMessages } from "../../i18n/locale.ts"
import { telematics } from "./messages/index.ts"
import { deviceDialogs, devices, vehicleMap } from "./messages/pages.ts"

export const loadDevices = withMessages(() => import("./DevicesPage.tsx"), devices)

export const loadMap = withMessages(() => import("./map/VehicleMapPage.tsx"), vehicleMap)

export const loadRedirecting = (organization: Organization) =>
  withMessages(
    async () => (await import("./redirect/redirecting.tsx")).redirecting(organization),
    telematics
  )()

export const loadDisconnectDialog = withMessages(
  async () => (await import("./DisconnectDialog.tsx")).DisconnectDialog,
  telematics
)

export const loadAddDeviceDialog = withMessages(
  async () => (await import("./adding/AddDeviceDialog.tsx")).AddDeviceDialog,
  deviceDialogs
)
