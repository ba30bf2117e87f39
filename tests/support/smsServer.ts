import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { type LocalServer, startServer } from "../infra/support/localServer.ts"

/** A text message as the server received it. */
export interface ReceivedText {
  readonly From: string
  readonly To: string
  readonly Body: string
}

/** What the server answers instead of accepting a text. */
export interface SmsRefusal {
  readonly status: number
  readonly code?: number
  /** A body that is not JSON. */
  readonly isPage?: boolean
}

/** A server that speaks Twilio's protocol for sending messages. */
export interface SmsServer extends LocalServer {
  /** The value for `SMS_URL`. */
  readonly smsUrl: string
  readonly received: ReadonlyArray<ReceivedText>
  /** How often somebody tried to send a text to a number. */
  readonly attemptsFor: (to: string) => number
  /** Answers the next requests for a number so. */
  readonly refuse: (to: string, ...answers: ReadonlyArray<SmsRefusal>) => void
}

const ACCOUNT = "AC0123456789"
const TOKEN = "secret token"
const PATH = `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json;charset=utf-8" }).end(JSON.stringify(body))

const isSignedIn = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString("base64")}`

export const startSmsServer = async (): Promise<SmsServer> => {
  const received: Array<ReceivedText> = []
  const attempts: Array<string> = []
  const refusals = new Map<string, Array<SmsRefusal>>()
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "POST" || request.url !== PATH) return answer(response, 404, { code: 20404 })
    if (!isSignedIn(request)) return answer(response, 401, { code: 20003, message: "Authenticate" })
    const form = new URLSearchParams(await text(request))
    const [From, To, Body] = ["From", "To", "Body"].map((name) => form.get(name) ?? "") as [
      string,
      string,
      string
    ]
    attempts.push(To)
    const refusal = refusals.get(To)?.shift()
    if (refusal?.isPage) return response.writeHead(refusal.status, { "content-type": "text/html" }).end("<p>")
    if (refusal !== undefined)
      return answer(response, refusal.status, { ...refusal, message: `The 'To' number ${To} is not valid.` })
    received.push({ From, To, Body })
    return answer(response, 201, { sid: `SM${received.length}`, status: "queued" })
  }
  const server = await startServer((request, response) => void receive(request, response))
  return {
    ...server,
    smsUrl: `${server.url.replace("//", `//${ACCOUNT}:${encodeURIComponent(TOKEN)}@`)}${PATH}?From=+15550100999`,
    received,
    attemptsFor: (to) => attempts.filter((one) => one === to).length,
    refuse: (to, ...answers) => void refusals.set(to, [...answers])
  }
}
