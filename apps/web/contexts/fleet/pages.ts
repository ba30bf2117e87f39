import { withMessages } from "../../i18n/locale.ts"
import { fleet, meters } from "./messages/index.ts"
import {
  assignments,
  customFields,
  documents,
  drivers,
  fuel,
  handovers,
  occupancy,
  photos,
  safety,
  timeline
} from "./messages/pages.ts"

export const loadDrivers = withMessages(() => import("./drivers/DriversPage.tsx"), drivers, assignments)

export const loadFields = withMessages(() => import("./fields/FieldsPage.tsx"), customFields)

export const loadHandover = withMessages(() => import("./handovers/HandoverPage.tsx"), handovers, meters)

export const loadExpiring = withMessages(() => import("./documents/ExpiringPage.tsx"), documents)

export const loadVehicle = withMessages(
  () => import("./record/VehiclePage.tsx"),
  timeline,
  meters,
  fuel,
  occupancy,
  safety,
  drivers,
  assignments,
  handovers,
  documents,
  photos
)

export const loadAddVehicleDialog = withMessages(
  async () => (await import("./form/AddVehicleDialog.tsx")).AddVehicleDialog,
  fleet
)

export const loadRecordReadingDialog = withMessages(
  async () => (await import("./meters/RecordReadingDialog.tsx")).RecordReadingDialog,
  fleet,
  meters
)

export const loadAddDriverDialog = withMessages(
  async () => (await import("./drivers/AddDriverDialog.tsx")).AddDriverDialog,
  drivers
)
