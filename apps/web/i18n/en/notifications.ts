import { catalogue } from "../catalogue.ts"

/** Notifications, how one wants to be told, and push messages. Texts of the product specification stand here word for word. */
export const notifications = catalogue("notifications", {
  title: "Notifications & Invitations",
  search: "Search notifications...",
  markAllRead: "Mark All Read",
  tabNotifications: "Notifications",
  tabInvitations: "Invitations",
  pending: (count: number) => `${count > 99 ? "99+" : count} pending`,
  list: "Notifications, newest first",
  none: "No notifications found",
  noneSentence: "What happens around you hangs here: invitations, messages, changes of your role.",
  found: (count: number) => `${count} found`,
  unread: "Unread",
  markRead: (title: string) => `Mark read: ${title}`,
  settings: "Notification settings",
  kinds: {
    message_received: "Messages",
    invitation_received: "Invitations to you",
    invitation_accepted: "Invitations accepted",
    invitation_declined: "Invitations declined",
    invitation_expired: "Invitations expired",
    role_changed: "Your role",
    member_removed: "Your membership",
    customer_email_failed: "Emails to customers",
    demo_requested: "Demo requests",
    security: "Security"
  },
  about: {
    message_received: "A colleague writes to you.",
    invitation_received: "A team asks you to join.",
    invitation_accepted: "Somebody you invited joins.",
    invitation_declined: "Somebody you invited says no.",
    invitation_expired: "An invitation of yours runs out unanswered.",
    role_changed: "Your role in an organization changes.",
    member_removed: "You are removed from an organization.",
    customer_email_failed: "An email of yours could not be delivered.",
    demo_requested: "Somebody wants to be shown Motorpool.",
    security: "Password, address and sessions of your account."
  },
  channels: { app: "In the app", email: "Email", push: "Push" },
  preferences: {
    title: "Notifications",
    about: "What you are told of, and how. Changes are saved at once.",
    kind: "What",
    switch: (kind: string, channel: string) => `${kind}: ${channel}`,
    locked: "Always on",
    whyLocked: "Part of this cannot be switched off.",
    whySecurityLocked: "Security notices cannot be switched off.",
    notOffered: "Not offered"
  },
  times: {
    title: "When",
    about: "Holds for email and push. Security notices never wait.",
    quiet: "Quiet hours",
    quietSentence: "Email and push messages wait until they are over.",
    from: "From",
    to: "To",
    sameTime: "Quiet hours must end at another time than they begin.",
    incomplete: "Please enter a time such as 22:00.",
    digest: "Daily digest",
    digestSentence: "One email a day instead of one for each notification.",
    digestAt: "Sent at",
    zone: (zone: string) => `Times are in ${zone}, as your [profile] says.`,
    zoneUnset: (zone: string) => `Your [profile] names no time zone: times are in ${zone}.`,
    profile: "profile"
  },
  push: {
    title: "Push messages",
    about: "Reach this device while Motorpool is closed.",
    explain:
      "Turn them on, and this browser tells you when a colleague writes or a team invites you, also while Motorpool is closed. Your browser asks for permission first. Which ones you get is up to the table above.",
    turnOn: "Turn on push messages",
    turningOn: "Turning on...",
    turnOff: "Turn off here",
    on: "On in this browser",
    onSentence: "Push messages come to this browser until you turn them off here or sign out.",
    unsupported: "This browser has no push messages",
    unsupportedSentence:
      "Motorpool works without them. To get them, use a current Chrome, Edge, Firefox or Safari.",
    insecure: "Push messages need a secure address",
    insecureSentence:
      "The address of this page begins with http. Browsers allow push messages only over https: please ask whoever runs this installation.",
    homeScreen: "Add Motorpool to your Home Screen first",
    homeScreenSentence:
      "On iPhone and iPad, push messages come only to apps on the Home Screen. In Safari choose Share, then “Add to Home Screen”, open Motorpool from there and come back to this page.",
    denied: "Your browser blocks them",
    deniedSentence:
      "You, or somebody using this browser, refused notifications of this site. To undo it, open the site's settings with the icon beside the address, set Notifications to Allow, and reload this page.",
    notGranted: "Push messages stay off: your browser was not given permission.",
    unreachable: "Your browser's push service could not be reached. Check your connection and try again.",
    turnedOn: "Push messages are on in this browser.",
    turnedOff: "Push messages are off in this browser.",
    others: "Other browsers",
    since: (when: string) => `since ${when}`,
    remove: "Remove",
    removeOf: (browser: string) => `Remove ${browser}`,
    removed: (browser: string) => `${browser} gets no more push messages.`
  }
})
