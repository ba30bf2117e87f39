import { createTransport } from "nodemailer"
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Context, Effect, Layer, type Option, Redacted } from "effect"
import type { RenderedMail } from "./render.ts"

/** Where mails leave the house. Delivering fails as a defect; the job around it tries again. */
export class Postbox extends Context.Service<
  Postbox,
  { readonly deliver: (id: string, mail: RenderedMail) => Effect.Effect<void> }
>()("infra/mail/Postbox") {}

export interface PostboxOptions {
  readonly mailUrl: Option.Option<Redacted.Redacted>
  readonly mailFrom: string
  readonly dataDir: string
}

export const mailFolder = (dataDir: string): string => join(dataDir, "mail")

/** Milliseconds. Shorter than a job may take: a hanging server must not make another try send the mail twice. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Sends by SMTP. The mail's id makes its Message-ID, so that a repeated try is recognised as one mail. */
const bySmtp = (url: string, from: string) => {
  const transport = createTransport({ url, ...PATIENCE }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost"
  return (id: string, mail: RenderedMail) =>
    Effect.promise(() => transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` })).pipe(Effect.asVoid)
}

/** Writes `.eml` files, newest last by name, for installations that send nothing. */
const byFile = (folder: string, from: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" }, { from })
  return (id: string, mail: RenderedMail) =>
    Effect.promise(async () => {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${id}@localhost>` })
      const file = join(folder, `${id}.eml`)
      // `buffer: true` above makes it one; the type also allows a stream.
      writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
      renameSync(`${file}.part`, file)
    })
}

export const postboxLayer = ({ mailUrl, mailFrom, dataDir }: PostboxOptions) =>
  Layer.sync(Postbox, () => ({
    deliver:
      mailUrl._tag === "Some"
        ? bySmtp(Redacted.value(mailUrl.value), mailFrom)
        : byFile(mailFolder(dataDir), mailFrom)
  }))

/** The written mails, newest first (their names are UUIDv7), as raw text. */
export const writtenMails = (
  dataDir: string
): ReadonlyArray<{ readonly id: string; readonly raw: string }> => {
  const folder = mailFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f-]{36}\.eml$/.test(name))
    .toSorted()
    .toReversed()
    .slice(0, 200)
    .map((name) => ({ id: name.slice(0, -4), raw: readFileSync(join(folder, name), "utf8") }))
}
