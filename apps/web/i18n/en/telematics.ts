import { catalogue, pluralOf } from "../catalogue.ts"

const plural = pluralOf("en")

/** A person's DIMO connection, what is shared through it, and the page that DIMO sends people back to. */
export const telematics = catalogue("telematics", {
  connection: {
    label: "Your DIMO connection",
    states: {
      connected: "Connected",
      expired: "Expired",
      none: "Not connected",
      elsewhere: "Connected elsewhere",
      unavailable: "Not available"
    },
    sentences: {
      connected: (organization: string) =>
        `What you share at DIMO hangs on the board of ${organization}, for everyone who works there.`,
      soon: "Your connection ends soon. Reconnect, and nothing is missing in between.",
      expired: "Your vehicles left the board when the connection ended. Reconnect to hang them up again.",
      none: "Connect your DIMO account and choose there which vehicles this organization may see.",
      elsewhere: (there: string, here: string) =>
        `Your account serves ${there}. If you connect it here, its vehicles move from that board to ${here}.`,
      unavailable: "This installation is not set up to connect with DIMO.",
      forbidden: "Your role does not connect accounts."
    },
    operator: (setting: string) =>
      `Whoever runs it registers it at DIMO, sets ${setting} and restarts it. How is told in docs/providers.md.`,
    facts: {
      wallet: "Wallet",
      serves: "Serves",
      expires: "Expires",
      expired: "Expired",
      since: "Connected"
    },
    copy: "Copy wallet address",
    copied: "Wallet address copied",
    notCopied: "The wallet address could not be copied."
  },
  reconnect: "Reconnect",
  connectHere: "Connect here",
  chooseVehicles: "Choose vehicles at DIMO",
  departure: {
    title: "On the way to DIMO",
    sentence: "You choose there which vehicles to share. Afterwards you are back here by yourself.",
    noUrl: "Failed to get auth URL"
  },
  disconnecting: {
    title: "Disconnect DIMO?",
    sentence: (organization: string) =>
      `Your vehicles and their devices leave the board of ${organization}. At DIMO nothing changes: there you can stop sharing them.`,
    expired: "The record of your connection is deleted. At DIMO nothing changes.",
    confirm: "Disconnect",
    done: "DIMO account disconnected",
    failed: "Failed to disconnect DIMO account"
  },
  vehicles: {
    title: "Shared vehicles",
    search: "Search devices...",
    count: (count: number) => plural(count, { one: "1 vehicle", other: `${count} vehicles` }),
    found: (found: number, all: number) => `${found} of ${all}`,
    read: (when: string) => `Read ${when}`,
    refresh: "Refresh",
    fields: {
      vehicle: "Vehicle",
      device: "Device",
      serial: "Serial",
      imei: "IMEI",
      sharedBy: "Shared by",
      until: "Until"
    },
    unnamed: "Unnamed vehicle",
    kinds: { aftermarket: "Plug-in device", synthetic: "Software connection" },
    noDevice: "No device",
    none: "–",
    noEnd: "No end",
    outOfDate: {
      title: "This may be out of date",
      provider: (when: string) => `DIMO could not be read anew. What you see was read ${when}.`,
      server: (when: string) => `This could not be loaded anew. What you see was read ${when}.`
    },
    notRead: {
      title: "Not read yet",
      sentence: "DIMO did not answer. It is asked again every 15 minutes, or when you refresh."
    },
    empty: {
      title: "No devices yet",
      connect:
        "Vehicles that members share through their DIMO accounts hang here, each with its devices. Connect yours to begin.",
      wait: "Vehicles that members share through their DIMO accounts hang here, each with its devices."
    },
    nothingShared: {
      title: "Connected, and nothing is shared",
      sentence: "Your DIMO account lets Motorpool see no vehicle. Choose some at DIMO, then refresh."
    },
    expired: {
      title: "Your connection has expired",
      sentence: "Your vehicles hang here again as soon as you reconnect."
    },
    notFound: {
      title: "No devices found",
      sentence: (search: string) =>
        `Nothing in vehicle, device, serial, IMEI or who shares it fits “${search}”.`
    },
    forbidden: { title: "Your role does not see devices" }
  },
  callback: {
    title: "Connecting vehicle data",
    connecting: "Connecting your DIMO account...",
    success: "Connected Successfully",
    done: "DIMO account connected successfully",
    failure: "Connection Failed",
    notConnected: "Failed to connect DIMO account",
    unexpected: "An unexpected error occurred",
    notAuthenticated: "Not authenticated",
    signedOut: "You have signed out at DIMO. Nothing was connected.",
    back: "Return to Dashboard"
  }
})
