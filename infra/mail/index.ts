export { mailsLayer, sendMail } from "./mails.ts"
export { mailFolder, Postbox, postboxLayer, type PostboxOptions, writtenMails } from "./Postbox.ts"
export { render, type RenderedMail } from "./render.ts"
export { type MailboxOptions, mailboxIsOpen, mountMailbox } from "./mailbox.ts"
