import { Link2, Unlink } from "lucide-react"
import { type Action, may } from "../../app/actions/Action.ts"
import { knownConnection } from "./keys.ts"

/** Goes to DIMO, to choose what the current organization may see. */
export const connectDimo: Action = {
  id: "telematics.connect",
  group: "create",
  title: ({ actions }) => actions.titles.connectDimo,
  keywords: ({ actions }) => actions.keywords.connectDimo,
  icon: Link2,
  visible: (context) => may("devices.connect")(context) && knownConnection()?.available === true,
  run: ({ show, organization }) =>
    organization && show(async () => (await import("./departure/departing.tsx")).departing(organization), {})
}

/** The same under a name that says what connecting does where it stands. */
export const connectCalled = (name: string): Action => ({ ...connectDimo, label: () => name })

/** Ends one's own connection, whichever organization it serves. */
export const disconnectDimo: Action = {
  id: "telematics.disconnect",
  group: "create",
  title: ({ actions }) => actions.titles.disconnectDimo,
  keywords: ({ actions }) => actions.keywords.disconnectDimo,
  icon: Unlink,
  visible: () => (knownConnection()?.state ?? "none") !== "none",
  run: ({ show }) => show(async () => (await import("./DisconnectDialog.tsx")).DisconnectDialog, {})
}

export const telematicsActions: ReadonlyArray<Action> = [connectDimo, disconnectDimo]
