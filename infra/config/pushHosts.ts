/** The push services of Chrome, Firefox, Edge and Safari. */
export const PUSH_SERVICES =
  "fcm.googleapis.com, updates.push.services.mozilla.com, *.push.services.mozilla.com, *.notify.windows.com, web.push.apple.com, *.push.apple.com"

/** Labels of letters, digits and dashes, the last one no number; `*.` in front stands for one or more labels. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/

/** Whether this can stand in PUSH_HOSTS: a host, `*.` and a host, or an origin, which names its own protocol and port. */
export const isPushHost = (entry: string): boolean =>
  HOST.test(entry) || (/^https?:\/\//.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry)
