import { Link2, Plus, Unlink } from "lucide-react"
import { type Action, may } from "../../app/actions/Action.ts"
import { knownConnection } from "./keys.ts"
import { telematicsInShell } from "./messages/index.ts"

const { text } = telematicsInShell

/** Goes to DIMO, to choose what the current organization may see. */
export const connectDimo: Action = {
  id: "telematics.connect",
  group: "create",
  title: text(({ connect }) => connect.title),
  keywords: text(({ connect }) => connect.keywords),
  icon: Link2,
  needsConnection: true,
  visible: (context) => may("devices.connect")(context) && knownConnection()?.available === true,
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./pages.ts")).loadRedirecting(organization), {})
}

/** The same action, labelled by the state of the connection. */
export const connectLabelled = (name: string): Action => ({ ...connectDimo, label: () => name })

/** Removes the user's connection, whichever organization it serves. */
export const disconnectDimo: Action = {
  id: "telematics.disconnect",
  group: "create",
  title: text(({ disconnect }) => disconnect.title),
  keywords: text(({ disconnect }) => disconnect.keywords),
  icon: Unlink,
  needsConnection: true,
  visible: () => (knownConnection()?.state ?? "none") !== "none",
  run: ({ show }) => show(async () => (await import("./pages.ts")).loadDisconnectDialog(), {})
}

/** Adds a phone, a tracker or a server, and says how to set it up. */
export const addDevice: Action = {
  id: "telematics.add-device",
  group: "create",
  title: text((m) => m.addDevice.title),
  keywords: text((m) => m.addDevice.keywords),
  icon: Plus,
  needsConnection: true,
  visible: may("devices.edit"),
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./pages.ts")).loadAddDeviceDialog(), { organization })
}
