import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

/** A user's DIMO connection, the vehicles shared through it, and the callback page. */
export const messages = {
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
        `Vehicles you share through DIMO are visible to everyone in ${organization}.`,
      soon: "Your connection expires soon. Reconnect now to avoid gaps in your data.",
      expired: "Connection expired; vehicles are hidden. Reconnect to show them.",
      none: "Connect your DIMO account and choose which vehicles this organization can see.",
      elsewhere: (there: string, here: string) =>
        `Your account is connected to ${there}. If you connect it here, its vehicles move to ${here}.`,
      unavailable: "DIMO isn't available on this installation.",
      forbidden: "Your role can't connect accounts."
    },
    operator: "Ask your administrator to set up DIMO.",
    setUp: (setting: string) => `To set it up, set ${setting} on the server.`,
    facts: {
      wallet: "Wallet",
      serves: "Organization",
      expires: "Expires",
      expired: "Expired",
      since: "Connected"
    },
    copy: "Copy wallet address",
    copied: "Wallet address copied",
    notCopied: "Couldn't copy the wallet address."
  },
  reconnect: "Reconnect",
  connectHere: "Connect here",
  chooseVehicles: "Choose vehicles at DIMO",
  redirect: {
    title: "Opening DIMO…",
    sentence: "Choose there which vehicles to share. You'll return automatically.",
    noUrl: "Failed to get auth URL"
  },
  disconnecting: {
    title: "Disconnect DIMO?",
    sentence: (organization: string) =>
      `Your vehicles no longer report to ${organization}, where their devices stay listed with what they reported until they're archived. Nothing changes at DIMO, where you can stop sharing them.`,
    expired: "This deletes the record of your connection. Nothing changes at DIMO.",
    confirm: "Disconnect",
    done: "DIMO account disconnected",
    failed: "Failed to disconnect DIMO account"
  },
  vehicles: {
    title: "Shared vehicles",
    search: "Search devices...",
    count: (count: number) => plural(count, { one: "1 vehicle", other: `${count} vehicles` }),
    resultCount: (matching: number, all: number) => `${matching} of ${all}`,
    read: (when: string) => `Updated ${when}`,
    refresh: "Refresh",
    externalId: (id: string) => `DIMO ${id}`,
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
      provider: (when: string) => `Couldn't refresh from DIMO. Last updated ${when}.`,
      server: (when: string) => `Couldn't refresh. Last updated ${when}.`
    },
    notRead: {
      title: "Not loaded yet",
      sentence: "DIMO didn't respond. Motorpool tries again every 15 minutes, or when you refresh."
    },
    empty: {
      title: "No devices yet",
      connect:
        "Vehicles that members share through DIMO appear here with their devices. Connect your account to begin.",
      wait: "Vehicles that members share through DIMO appear here with their devices."
    },
    nothingShared: {
      title: "Connected, but no vehicles shared",
      sentence:
        "Your DIMO account doesn't share any vehicles with Motorpool. Choose some at DIMO, then refresh."
    },
    expired: {
      title: "Your connection has expired",
      sentence: "Your vehicles reappear here when you reconnect."
    },
    notFound: {
      title: "No devices found",
      sentence: (search: string) => `No vehicle, device, serial, IMEI or member matches “${search}”.`
    },
    forbidden: { title: "You don't have access to devices" }
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
    signedOut: "You signed out at DIMO. Nothing was connected.",
    back: "Return to Dashboard",
    devices: "Go to Devices"
  }
}
