import type { DeviceAccess } from "#telematics/contract"

/** Where devices report, at the address of this installation. */
export const addressOf = ({ path }: Pick<DeviceAccess, "path">): string => `${window.location.origin}${path}`

/**
 * What a QR code has to contain to configure Traccar Client: the address of the server with the settings as its query.
 * Every minute or 50 meters while it moves; positions are kept until there is a network.
 */
export const clientSettings = (access: DeviceAccess): string =>
  `${addressOf(access)}?${new URLSearchParams({
    id: access.key,
    accuracy: "high",
    interval: "60",
    distance: "50",
    buffer: "true"
  }).toString()}`

/** The lines of `traccar.xml` with which a Traccar server forwards positions as JSON, and repeats what failed. */
export const forwardingLines = (url: string): string =>
  [
    "<entry key='forward.type'>json</entry>",
    `<entry key='forward.url'>${url}</entry>`,
    "<entry key='forward.retry.enable'>true</entry>"
  ].join("\n")
