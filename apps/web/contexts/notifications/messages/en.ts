/** Notifications, their settings, and push notifications. Texts from the product specification are verbatim. */
export const messages = {
  title: "Notifications & Invitations",
  search: "Search notifications...",
  markAllRead: "Mark All Read",
  tabNotifications: "Notifications",
  tabInvitations: "Invitations",
  pending: (count: number) => `${count > 99 ? "99+" : count} pending`,
  list: "Notifications, newest first",
  none: "No notifications found",
  noneSentence: "Invitations, messages and role changes appear here.",
  resultCount: (count: number) => `${count} found`,
  unread: "Unread",
  markRead: (title: string) => `Mark read: ${title}`,
  settings: "Notification settings",
  channels: { app: "In the app", email: "Email", push: "Push" },
  preferences: {
    title: "Notifications",
    about: "Choose what you're notified about, and how. Changes are saved automatically.",
    kind: "Notification",
    switch: (kind: string, channel: string) => `${kind}: ${channel}`,
    locked: "Always on",
    notOffered: "Not available"
  },
  times: {
    title: "Schedule",
    about: "Applies to email and push. Security notifications are never delayed.",
    quiet: "Quiet hours",
    quietSentence: "Email and push notifications wait until quiet hours end.",
    from: "From",
    to: "To",
    sameTime: "Quiet hours must start and end at different times.",
    incomplete: "Enter a time, such as 22:00.",
    digest: "Daily digest",
    digestSentence: "One email a day instead of one per notification.",
    digestAt: "Sent at",
    zone: (zone: string) => `Times are in ${zone}, as set in your [profile].`,
    zoneUnset: (zone: string) => `Times are in ${zone}: no time zone is set in your [profile].`,
    profile: "profile"
  },
  push: {
    title: "Push notifications",
    about: "Sent to this device, even when Motorpool is closed.",
    explain:
      "Get notified in this browser when a teammate writes or a team invites you, even when Motorpool is closed. Your browser will ask for permission first. Choose what you get in the table above.",
    turnOn: "Turn on push notifications",
    turningOn: "Turning on...",
    turnOff: "Turn off here",
    on: "On in this browser",
    onSentence: "This browser receives push notifications until you turn them off here or sign out.",
    unsupported: "This browser doesn't support push notifications",
    unsupportedSentence:
      "Motorpool works without them. To get them, use a current version of Chrome, Edge, Firefox or Safari.",
    insecure: "Push notifications need a secure connection",
    insecureSentence:
      "This page's address starts with http. Browsers allow push notifications only over https. Ask your administrator.",
    homeScreen: "Add Motorpool to your Home Screen first",
    homeScreenSentence:
      "On iPhone and iPad, only apps on the Home Screen can receive push notifications. In Safari, choose Share, then “Add to Home Screen”, open Motorpool from there and come back to this page.",
    denied: "Your browser is blocking notifications",
    deniedSentence:
      "Notifications from this site were blocked in this browser. To allow them, open the site settings with the icon next to the address, set Notifications to Allow, and reload this page.",
    notGranted: "Push notifications are still off: your browser didn't get permission.",
    unreachable: "Couldn't reach your browser's push service. Check your connection and try again.",
    turnedOn: "Push notifications are on in this browser.",
    turnedOff: "Push notifications are off in this browser.",
    others: "Other browsers",
    since: (when: string) => `since ${when}`,
    remove: "Remove",
    removeOf: (browser: string) => `Remove ${browser}`,
    removed: (browser: string) => `${browser} no longer gets push notifications.`
  }
}
