/** The push services of Chrome, Firefox, Edge and Safari. */
export const PUSH_SERVICES =
  "fcm.googleapis.com, updates.push.services.mozilla.com, *.push.services.mozilla.com, *.notify.windows.com, web.push.apple.com, *.push.apple.com"

/** A host name; `*.` in front stands for one or more labels. The last label is not a number. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/

/** Whether this is valid in PUSH_HOSTS: a host, `*.` and a host, or an origin with its own protocol and port. */
export const isPushHost = (entry: string): boolean =>
  HOST.test(entry) || (/^https?:\/\//.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry)
