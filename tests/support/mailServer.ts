import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { vi } from "vitest"
import { PATIENT } from "./patience.ts"

/** An email as received. */
export interface ReceivedEmail {
  readonly from: string
  /** The recipients of the envelope. */
  readonly to: ReadonlyArray<string>
  readonly raw: string
  readonly email: Email
}

/** How the server refuses a recipient, and how many times before it accepts. */
export interface Refusal {
  readonly code: number
  readonly text: string
  readonly times: number
}

export interface MailServer {
  readonly url: string
  readonly received: ReadonlyArray<ReceivedEmail>
  readonly refuse: (recipient: string, refusal: Refusal) => void
  /** How often delivery to this recipient was attempted. */
  readonly attemptsFor: (recipient: string) => number
  /** Resolves with the first email to this address, once it has been received. */
  readonly waitFor: (to: string) => Promise<ReceivedEmail>
  readonly stop: () => Promise<void>
}

/** The lines of the header, unfolded. */
export const headersOf = (raw: string): ReadonlyArray<string> =>
  (raw.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ").split("\r\n")

const portOf = (address: unknown): number =>
  typeof address === "object" && address !== null && "port" in address ? Number(address.port) : 0

/** An SMTP server that stores every byte. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: Array<ReceivedEmail> = []
  const refusals = new Map<string, Refusal>()
  const attempts = new Map<string, number>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // A name server that does not respond would delay each email for seconds.
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, respond) => {
      attempts.set(address, (attempts.get(address) ?? 0) + 1)
      const refusal = refusals.get(address)
      if (refusal === undefined || refusal.times === 0) return respond()
      refusals.set(address, { ...refusal, times: refusal.times - 1 })
      respond(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope }, respond) => {
      const chunks: Array<Buffer> = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const raw = Buffer.concat(chunks)
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        void PostalMime.parse(raw)
          .then((email) => received.push({ from, to, raw: raw.toString("latin1"), email }))
          .then(() => respond())
      })
    }
  })
  // A client that disconnects early is not an error of the server.
  smtp.on("error", () => undefined)
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, "127.0.0.1", () => resolve(portOf(server.address())))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (recipient, refusal) => void refusals.set(recipient, refusal),
    attemptsFor: (recipient) => attempts.get(recipient) ?? 0,
    waitFor: (to) =>
      vi.waitFor(() => {
        const email = received.find((one) => one.to.includes(to))
        if (email === undefined) throw new Error(`No email to ${to} yet.`)
        return email
      }, PATIENT),
    stop: () => new Promise<void>((resolve) => smtp.close(resolve))
  }
}
