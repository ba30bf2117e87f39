import type { Mail, MailAttachment } from "#kernel"
import { markup } from "#infra/http"

/** An email as it is sent. */
export interface RenderedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The name it is sent in, and the address for replies; by default the installation's own. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** Its content in Base64, because emails wait as text. */
  readonly attachment?: { readonly name: string; readonly contentType: string; readonly content: string }
}

/** Text that would inject a header or an address. */
export class UnsafeMail extends Error {}

/** A mail server refuses larger ones, and they would fill the queue. */
const MAXIMUM_ATTACHMENT_BYTES = 8 * 1024 * 1024

const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** Characters that must be quoted in both parts of an address: they would separate or end addresses. */
const SEPARATOR = /[\s,;:<>()[\]"\\]/

/**
 * The last line of defense: the schemas of all inputs refuse these characters with a message.
 * @throws UnsafeMail
 */
const refuseUnsafe = ({ subject, to, replyTo }: Mail): void => {
  const addresses = replyTo ? [to, replyTo.email] : [to]
  if ([subject, ...addresses, replyTo?.name ?? ""].some((text) => CONTROL.test(text)))
    throw new UnsafeMail("This email's subject, a name or an address contains a control character.")
  if (addresses.some((address) => SEPARATOR.test(address) || address.split("@").length !== 2))
    throw new UnsafeMail("An email has exactly one recipient and at most one address for replies.")
}

const PARAGRAPH = "margin:0 0 16px;font:400 16px/24px Barlow,Helvetica,Arial,sans-serif;color:#21201c"
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:6px;background:#ffc53d;color:#1c1b19;font:600 16px/20px Barlow,Helvetica,Arial,sans-serif;text-decoration:none"
const SMALL = "margin:16px 0 0;font:400 13px/18px Barlow,Helvetica,Arial,sans-serif;color:#63635e"

/** Any line ending. */
const linesOf = (text: string): ReadonlyArray<string> => text.split(/\r\n|\r|\n/)

const broken = (text: string) =>
  linesOf(text).map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))

const plain = (mail: Mail, link: string | null): string =>
  [
    ...mail.paragraphs.map((text) => linesOf(text).join("\n")),
    ...(link ? [`${mail.action?.label}:\n${link}`] : []),
    ...(mail.footnote ? [`-- \n${mail.footnote}`] : [])
  ].join("\n\n") + "\n"

const rich = (mail: Mail, link: string | null): string =>
  `<!doctype html>\n${
    markup`<html lang="${mail.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mail.subject}</title></head>
<body style="margin:0;padding:24px;background:#f9f9f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#fff;border:1px solid #e2e1de;border-radius:8px">
<tr><td style="padding:16px 32px;background:#1c1b19;border-radius:8px 8px 0 0;color:#fff;font:600 18px/24px Barlow,Helvetica,Arial,sans-serif">Motorpool</td></tr>
<tr><td style="padding:32px">
${mail.paragraphs.map((text) => markup`<p style="${PARAGRAPH}">${broken(text)}</p>\n`)}
${link ? markup`<p style="margin:24px 0"><a href="${link}" style="${BUTTON}">${mail.action?.label}</a></p>` : undefined}
${mail.footnote ? markup`<p style="${SMALL}">${mail.footnote}</p>` : undefined}
</td></tr></table></td></tr></table></body></html>`.html
  }\n`

const attached = ({ name, contentType, bytes }: MailAttachment) => {
  if (bytes.length > MAXIMUM_ATTACHMENT_BYTES || CONTROL.test(name))
    throw new UnsafeMail("This email's attachment is too large, or its name contains a control character.")
  return { name, contentType, content: Buffer.from(bytes).toString("base64") }
}

/**
 * The HTML and plain text of an email. Links start with the configured address, whatever the request's Host.
 * @throws UnsafeMail
 */
export const render = (mail: Mail, publicUrl: string): RenderedMail => {
  refuseUnsafe(mail)
  const link = mail.action ? new URL(mail.action.path, publicUrl).href : null
  return {
    to: mail.to,
    subject: mail.subject,
    text: plain(mail, link),
    html: rich(mail, link),
    ...(mail.attachment && { attachment: attached(mail.attachment) }),
    ...(mail.replyTo ? { replyTo: { name: mail.replyTo.name, address: mail.replyTo.email } } : {})
  }
}
