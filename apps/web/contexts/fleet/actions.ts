import { FileClock, FileUp, Gauge, Plus, TextCursorInput, UserRoundPlus } from "lucide-react"
import { type Action, type GoAction, may } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
import { fleetInShell } from "./messages/index.ts"

const { text } = fleetInShell

export const addVehicle: Action = {
  id: "vehicles.add",
  group: "create",
  title: text(({ add }) => add.title),
  keywords: text(({ add }) => add.keywords),
  icon: Plus,
  needsConnection: true,
  visible: may("vehicles.edit"),
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./pages.ts")).loadAddVehicleDialog(), { organization })
}

export const recordReading: Action = {
  id: "readings.record",
  group: "create",
  title: text((m) => m.record.title),
  keywords: text((m) => m.record.keywords),
  icon: Gauge,
  needsConnection: true,
  visible: may("readings.record"),
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./pages.ts")).loadRecordReadingDialog(), { organization })
}

export const addDriver: Action = {
  id: "drivers.add",
  group: "create",
  title: text((m) => m.addDriver.title),
  keywords: text((m) => m.addDriver.keywords),
  icon: UserRoundPlus,
  needsConnection: true,
  visible: may("drivers.edit"),
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./pages.ts")).loadAddDriverDialog(), { organization })
}

export const importVehicles: GoAction = {
  ...goTo({
    to: "/imports?target=vehicles",
    title: text((m) => m.import.title),
    label: text((m) => m.import.label),
    keywords: text((m) => m.import.keywords),
    icon: FileUp,
    visible: may("vehicles.import")
  }),
  id: "vehicles.import",
  group: "create"
}

export const openCustomFields: GoAction = goTo({
  to: "/vehicles/fields",
  title: text((m) => m.customFields.title),
  keywords: text((m) => m.customFields.keywords),
  icon: TextCursorInput,
  visible: may("fleet.configure")
})

export const openExpiringDocuments = goTo({
  to: "/vehicles/documents",
  title: text((m) => m.documentsPage.title),
  keywords: text((m) => m.documentsKeywords),
  icon: FileClock,
  visible: may("vehicles.read")
})
