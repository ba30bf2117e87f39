import { withMessages } from "../../i18n/locale.ts"
import { fleet, meters } from "../fleet/messages/index.ts"
import { handovers } from "../fleet/messages/pages.ts"
import { views } from "../views/messages/index.ts"
import { filling, forms, record, schedules } from "./messages/pages.ts"

export const loadInspections = withMessages(() => import("./list/InspectionsPage.tsx"), views)

export const loadFilling = withMessages(() => import("./filling/FillPage.tsx"), filling, handovers)

export const loadForms = withMessages(() => import("./forms/FormsPage.tsx"), forms)

export const loadBuilder = withMessages(
  () => import("./forms/BuilderPage.tsx"),
  forms,
  filling,
  handovers,
  meters
)

export const loadSchedules = withMessages(
  () => import("./schedules/SchedulesPage.tsx"),
  schedules,
  forms,
  fleet,
  meters
)

export const loadRecord = withMessages(() => import("./record/InspectionPage.tsx"), record, handovers)
