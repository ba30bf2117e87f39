import { inDataFolder, makeFolder } from "#infra/folders"
import { createTransport, type SendMailOptions } from "nodemailer"
import addressparser from "nodemailer/lib/addressparser"
import { renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Context, Effect, Layer, type Option, Redacted } from "effect"
import { notDelivered, type NotDelivered } from "./NotDelivered.ts"
import type { RenderedMail } from "./render.ts"
import { mailFolder } from "./writtenMails.ts"

/** Sends emails. */
export class Postbox extends Context.Service<
  Postbox,
  { readonly deliver: (id: string, mail: RenderedMail) => Effect.Effect<void, NotDelivered> }
>()("infra/mail/Postbox") {}

export interface PostboxOptions {
  readonly mailUrl: Option.Option<Redacted.Redacted>
  readonly mailFrom: string
  readonly dataDir: string
}

/** The installation's own name and address. */
interface Sender {
  readonly name: string
  readonly address: string
}

const senderOf = (mailFrom: string): Sender => {
  const [parsed] = addressparser(mailFrom, { flatten: true })
  return { name: parsed?.name ?? "", address: parsed?.address ?? "" }
}

/**
 * Addresses are passed to the library in parts, so that it parses none, and the envelope is explicit: one recipient,
 * whatever the headers look like. The address in From stays ours, because no other would pass the checks of receiving
 * servers; the author is in its name.
 */
const messageOf = (
  id: string,
  { replyTo, to, attachment, ...text }: RenderedMail,
  own: Sender,
  domain: string
): SendMailOptions => ({
  ...text,
  messageId: `<${id}@${domain}>`,
  envelope: { from: own.address, to: [to] },
  from: replyTo
    ? { name: [replyTo.name, own.name].filter(Boolean).join(" via "), address: own.address }
    : { ...own },
  to: { name: "", address: to },
  ...(replyTo ? { replyTo: { ...replyTo } } : {}),
  ...(attachment && {
    attachments: [
      {
        filename: attachment.name,
        contentType: attachment.contentType,
        content: attachment.content,
        encoding: "base64"
      }
    ]
  })
})

/** Milliseconds. Less than a job's timeout: a retry must not send an email while a slow server still accepts it. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Sends by SMTP. The email's id becomes its Message-ID, so that receivers recognize a retry. */
const bySmtp = (url: string, own: Sender) => {
  const transport = createTransport({ url, ...TIMEOUTS })
  const domain = own.address.split("@")[1] ?? "localhost"
  return (id: string, mail: RenderedMail) =>
    Effect.tryPromise({
      try: () => transport.sendMail(messageOf(id, mail, own, domain)),
      catch: notDelivered
    }).pipe(Effect.asVoid)
}

/** Whether the server responds and accepts our credentials; sends nothing. */
export const verifyMailServer = (url: string): Effect.Effect<void, NotDelivered> => {
  const transport = createTransport({ url, ...TIMEOUTS })
  return Effect.tryPromise({ try: () => transport.verify(), catch: notDelivered }).pipe(
    Effect.asVoid,
    Effect.ensuring(Effect.sync(() => transport.close()))
  )
}

/** Writes `.eml` files, sorted by time, for installations that send nothing. */
const byFile = (folder: string, own: Sender) => {
  inDataFolder(dirname(folder), () => makeFolder(folder, 0o700))
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" })
  return (id: string, mail: RenderedMail) =>
    Effect.tryPromise({
      try: async () => {
        const { message } = await transport.sendMail(messageOf(id, mail, own, "localhost"))
        const file = join(folder, `${id}.eml`)
        // `buffer: true` above makes it a Buffer; the type also allows a stream.
        writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
        renameSync(`${file}.part`, file)
      },
      catch: notDelivered
    })
}

export const postboxLayer = ({ mailUrl, mailFrom, dataDir }: PostboxOptions) =>
  Layer.sync(Postbox, () => ({
    deliver:
      mailUrl._tag === "Some"
        ? bySmtp(Redacted.value(mailUrl.value), senderOf(mailFrom))
        : byFile(mailFolder(dataDir), senderOf(mailFrom))
  }))
