import {
  type Html,
  type HttpVariables,
  isFromThisMachine,
  isLoopbackHost,
  markup,
  securityHeaders
} from "#infra/http"
import type { Hono, MiddlewareHandler } from "hono"
import PostalMime, { type Email } from "postal-mime"
import { writtenMails } from "./writtenMails.ts"

export interface MailboxOptions {
  readonly dataDir: string
  readonly publicUrl: string
  readonly host: string
  readonly sendsMail: boolean
}

/** Emails contain links that are as good as passwords: the page exists only where no one else can reach it. */
export const mailboxIsOpen = ({ publicUrl, host, sendsMail }: MailboxOptions): boolean =>
  !sendsMail && isLoopbackHost(new URL(publicUrl).hostname) && isLoopbackHost(host)

const onlyFromThisMachine: MiddlewareHandler<HttpVariables> = async (c, next) =>
  isFromThisMachine(c) ? next() : c.notFound()

const STYLE = "/dev/mailbox.css"

const page = (title: string, body: Html): string =>
  `<!doctype html>${
    markup`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${STYLE}"></head><body><main>${body}</main></body></html>`
      .html
  }`

const css = `
:root{color-scheme:light dark;--ink:#21201c;--soft:#63635e;--line:#e2e1de;--ground:#fdfdfc;--panel:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eeeeec;--soft:#b5b3ad;--line:#2a2a28;--ground:#111110;--panel:#191918}}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/22px system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:32px 24px}
h1{font-size:28px;line-height:32px;margin:0 0 8px}p{color:var(--soft);margin:0 0 24px}
ol{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:8px;background:var(--panel)}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 16px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:var(--ground)}
li span{color:var(--soft)}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;border:1px solid var(--line);border-radius:8px;padding:16px;background:var(--panel)}
a{color:inherit}`

const recipients = (mail: Email): string =>
  (mail.to ?? []).map(({ name, address }) => name || (address ?? "")).join(", ")

/** The address for replies, if it is not the sender. */
const answers = ({ replyTo = [] }: Email): Html | undefined =>
  replyTo.length === 0
    ? undefined
    : markup`<p>Replies go to ${replyTo.map(({ address }) => address ?? "").join(", ")}</p>`

/** An email as its recipient sees it. Text messages have only text. */
const asSent = (id: string): Html =>
  markup`<iframe title="Email" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" src="/dev/mailbox/${id}/html"></iframe><h2>Plain text</h2>`

const read = async (dataDir: string) =>
  Promise.all(writtenMails(dataDir).map(async ({ id, raw }) => ({ id, mail: await PostalMime.parse(raw) })))

/** `/dev/mailbox`: shows written emails while no mail server is configured. */
export const mountMailbox = (app: Hono<HttpVariables>, options: MailboxOptions): void => {
  if (!mailboxIsOpen(options)) return
  const { dataDir, publicUrl } = options
  const one = async (id: string) => {
    const written = writtenMails(dataDir).find((mail) => mail.id === id)
    return written ? PostalMime.parse(written.raw) : undefined
  }
  app.use("/dev/*", onlyFromThisMachine)
  app.use("/dev/*", securityHeaders({ publicUrl, page: "mailbox" }))
  // The innermost middleware sets its headers first; the outer ones keep them.
  app.use("/dev/mailbox/:id/html", securityHeaders({ publicUrl, page: "mail" }))
  app.get(STYLE, (c) => c.body(css, 200, { "content-type": "text/css; charset=utf-8" }))
  app.get("/dev/mailbox", async (c) => {
    const mails = await read(dataDir)
    const rows = mails.map(
      ({ id, mail }) =>
        markup`<li><a href="/dev/mailbox/${id}"><strong>${mail.subject ?? ""}</strong><time>${mail.date ?? ""}</time><span>${recipients(mail)}</span></a></li>`
    )
    const list =
      rows.length > 0
        ? markup`<ol>${rows}</ol>`
        : markup`<p>No emails yet. Sign up or invite someone, and the email appears here.</p>`
    return c.html(
      page(
        "Mailbox",
        markup`<h1>Mailbox</h1><p>Emails appear here instead of being sent, because MAIL_URL is not set.</p>${list}`
      )
    )
  })
  app.get("/dev/mailbox/:id", async (c) => {
    const id = c.req.param("id")
    const mail = await one(id)
    if (mail === undefined) return c.notFound()
    return c.html(
      page(
        mail.subject ?? "Email",
        markup`<p><a href="/dev/mailbox">Mailbox</a></p><h1>${mail.subject ?? ""}</h1><p>To ${recipients(mail)}, ${mail.date ?? ""}</p>${answers(mail)}${mail.html === undefined ? undefined : asSent(id)}<pre>${mail.text ?? ""}</pre>`
      )
    )
  })
  app.get("/dev/mailbox/:id/html", async (c) => {
    const mail = await one(c.req.param("id"))
    return mail === undefined ? c.notFound() : c.html(mail.html ?? "")
  })
}
