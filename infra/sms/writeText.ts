import { inDataFolder, makeFolder } from "#infra/folders"
import { mailFolder } from "#infra/mail"
import { renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { OutgoingText } from "./SmsGateway.ts"

const inLines = (text: string): string =>
  Buffer.from(text)
    .toString("base64")
    .replace(/.{76}(?=.)/g, "$&\n")

/** Writes a text message as if it were an email, so that the development mailbox shows it among the others. */
export const writeText = (dataDir: string, { id, to, text }: OutgoingText): void => {
  const folder = mailFolder(dataDir)
  inDataFolder(dirname(folder), () => makeFolder(folder, 0o700))
  const file = join(folder, `${id}.eml`)
  const lines = [
    `To: "${to.replace(/[^+\d]/g, "")}" <phone@localhost>`,
    "Subject: Text message",
    `Date: ${new Date().toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    inLines(text),
    ""
  ]
  writeFileSync(`${file}.part`, lines.join("\n"), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}
