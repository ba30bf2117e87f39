import { createSocket } from "node:dgram"
import { once } from "node:events"

/** A name server (RFC 1035) that knows nothing but TXT records. */
export interface NameServer {
  /** The value for `DNS_SERVER`. */
  readonly address: string
  /** The texts of each name; a name without any does not exist. */
  readonly records: Map<string, ReadonlyArray<string>>
  readonly close: () => Promise<void>
}

const HEADER = 12
const TXT = 16
const IN = 1
/** A response that is authoritative, to a question that asked for recursion. */
const ANSWERED = 0x8580
const NO_SUCH_NAME = 3

/** The name that a message asks for, and where its question ends. */
const questionIn = (message: Buffer) => {
  const labels: Array<string> = []
  let at = HEADER
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString("ascii", at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 }
}

const textRecord = (text: string): Buffer => {
  const record = Buffer.alloc(13)
  // The name is the one in the question.
  record.writeUInt16BE(0xc000 + HEADER, 0)
  record.writeUInt16BE(TXT, 2)
  record.writeUInt16BE(IN, 4)
  record.writeUInt16BE(text.length + 1, 10)
  record.writeUInt8(text.length, 12)
  return Buffer.concat([record, Buffer.from(text, "ascii")])
}

export const startNameServer = async (): Promise<NameServer> => {
  const records = new Map<string, ReadonlyArray<string>>()
  const socket = createSocket("udp4")
  socket.on("message", (message, from) => {
    const { name, end } = questionIn(message)
    const texts = records.get(name)
    const header = Buffer.alloc(HEADER)
    message.copy(header, 0, 0, 2)
    header.writeUInt16BE(ANSWERED + (texts === undefined ? NO_SUCH_NAME : 0), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(texts?.length ?? 0, 6)
    const answer = [header, message.subarray(HEADER, end), ...(texts ?? []).map(textRecord)]
    socket.send(Buffer.concat(answer), from.port, from.address)
  })
  socket.bind(0, "127.0.0.1")
  await once(socket, "listening")
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise((closed) => socket.close(() => closed()))
  }
}
