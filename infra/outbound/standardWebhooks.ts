import { createHmac, randomBytes } from "node:crypto"

/** The signatures of https://github.com/standard-webhooks/standard-webhooks, version 1. */

const PREFIX = "whsec_"

/** A new secret of 32 bytes, as receivers enter it. */
export const newSigningSecret = (): string => PREFIX + randomBytes(32).toString("base64")

export interface SignedMessage {
  /** Of the event, the same for every attempt. */
  readonly id: string
  readonly body: string
  /** Of the attempt: receivers refuse old ones. */
  readonly at: Date
}

const keyIn = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64")

/** The headers of a message; one signature for each secret that receivers may have, newest first. */
export const signedHeaders = ({ id, body, at }: SignedMessage, secrets: ReadonlyArray<string>) => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const content = `${id}.${timestamp}.${body}`
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", keyIn(secret)).update(content).digest("base64")}`
  )
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" ")
  }
}
