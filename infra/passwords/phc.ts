/** An argon2id hash with its parameters. `memory` in KiB. */
export interface Hash {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Uint8Array
  readonly tag: Uint8Array
}

const TEXT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replaceAll("=", "")

/** The PHC string format, as other argon2 libraries write it. */
export const writeHash = ({ memory, passes, parallelism, salt, tag }: Hash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

/** Parses a PHC string; undefined when it is not an argon2id hash. */
export const readHash = (text: string): Hash | undefined => {
  const match = TEXT.exec(text)
  if (match === null) return undefined
  const [, memory, passes, parallelism, salt = "", tag = ""] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64")
  }
}
