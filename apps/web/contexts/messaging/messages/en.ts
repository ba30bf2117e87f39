import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

/** Messages between team members. Texts from the product specification are verbatim. */
export const messages = {
  title: "Messages & Emails",
  search: "Search messages and emails...",
  tabs: { label: "Messages & Emails", team: "Team Messages", customers: "Customer Emails" },
  list: "Team messages, newest first",
  export: "Export",
  nothingToExport: "There are no messages to export.",
  none: {
    title: "No messages found",
    sentence: "Messages with your team appear here."
  },
  notFound: {
    title: "No messages found",
    sentence: (search: string) => `No subject, message or reply contains “${search}”.`
  },
  noneUnread: {
    title: "No unread messages",
    sentence: (search: string) => `No conversation with unread messages contains “${search}”.`
  },
  filter: { label: "Show", all: "All", unread: "Unread" },
  noOrganization: {
    title: "No organization yet",
    sentence: "Messages go to members of your organization. Create one, or accept an invitation."
  },
  resultCount: (count: number, more: boolean) =>
    `${count}${more ? "+" : ""} ${plural(count, { one: "conversation", other: "conversations" })}`,
  unreadCount: (count: number) => `${count > 99 ? "99+" : count} unread`,
  allRead: "All read",
  unread: "Unread",
  newReply: "New",
  toRecipient: (name: string) => `You → ${name}`,
  replies: (count: number) => plural(count, { one: "1 reply", other: `${count} replies` }),
  files: (count: number) => plural(count, { one: "1 file", other: `${count} files` }),
  earlier: "Show earlier replies",
  reply: "Reply",
  replyTo: (name: string) => `Reply to ${name}`,
  cannotReply: "This person is no longer a member, so you can't reply.",
  pending: {
    list: "Not sent yet",
    sending: "Sending...",
    waiting: "Waiting for a connection",
    failed: "Not sent.",
    retry: "Retry",
    discard: "Discard"
  },
  compose: {
    title: "Compose Internal Message",
    sentence: "Only you and the recipient can read it.",
    recipient: "Recipient",
    recipientPlaceholder: "Select team member",
    several: "Several people",
    searchPeople: "Search people",
    choosePeople: "Choose people",
    selectedPeople: (count: number) => `${count} selected`,
    tooManyPeople: (most: number) => `Choose at most ${most} people.`,
    withRole: "Everyone with the role",
    role: (role: string, count: number) => `${role} (${count})`,
    eachAlone: "Each person gets their own message and replies only to you.",
    people: (count: number) => plural(count, { one: "1 person", other: `${count} people` }),
    unnamed: "Unknown User",
    unloaded: "Couldn't load the recipients. Try again when you're back online.",
    alone: "You're the only member. Invite someone under Organization first.",
    subject: "Subject",
    subjectPlaceholder: "Enter message subject",
    message: "Message",
    send: "Send Message",
    noOrganization: "You need an organization to send messages."
  },
  replying: {
    title: "Reply to Message",
    subject: "Subject",
    from: "From",
    to: "To",
    label: "Your Reply",
    placeholder: "Type your reply here...",
    send: "Send Reply"
  },
  records: {
    insert: "Link a customer",
    placeholder: "Search by name",
    searching: "Searching...",
    noneFound: "Nothing found"
  },
  attachments: {
    attach: "Attach files",
    choose: "Photos and files to attach",
    list: "Attached files",
    remove: (name: string) => `Remove ${name}`,
    uploading: (name: string) => `Uploading ${name}`,
    open: (name: string) => `Open photo ${name}`,
    save: "Download",
    closing: {
      title: (count: number) =>
        plural(count, { one: "Remove the attached file?", other: "Remove the attached files?" }),
      sentence: (count: number) =>
        `Your text is kept as a draft, but ${plural(count, { one: "the attached file isn't", other: "the attached files aren't" })}.`,
      confirm: "Close and remove"
    },
    tooMany: (most: number) => `A message can have at most ${most} files.`,
    unfit: {
      kind: (name: string) =>
        `“${name}” can't be attached. Attach photos, or PDF, Word, Excel, CSV or text files.`,
      size: (name: string) => `“${name}” is larger than 10 MB.`,
      unreadable: (name: string) => `“${name}” is empty, damaged or in a format that can't be read.`
    }
  },
  sending: "Sending...",
  shortcut: (key: string) => `${key} to send`,
  required: "Please fill in all required fields",
  replyRequired: "Reply content is required",
  toasts: {
    loadFailed: "Failed to load messages",
    sent: "Message sent successfully",
    sendFailed: "Failed to send message",
    replied: "Reply sent successfully",
    replyFailed: "Failed to send reply",
    signedOut: "You must be logged in to send messages",
    waiting: "You're offline. It will be sent when you're back online."
  }
}
