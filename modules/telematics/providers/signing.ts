import { secp256k1 } from "@noble/curves/secp256k1.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import { Redacted } from "effect"

/** What is hashed before signing a text (EIP-191), so that a signature is never one of a transaction. */
export const personalHash = (text: string): Uint8Array => {
  const bytes = utf8ToBytes(text)
  return keccak_256(
    Uint8Array.from([...utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`), ...bytes])
  )
}

/** The signature of a text with an Ethereum account's private key: 0x, then r, s and v in hexadecimal. */
export const personalSignature = (text: string, key: Redacted.Redacted): string => {
  const signature = secp256k1.sign(personalHash(text), hexToBytes(Redacted.value(key)), {
    prehash: false,
    format: "recovered"
  })
  const [recovery = 0, ...rs] = signature
  return `0x${bytesToHex(Uint8Array.from([...rs, 27 + recovery]))}`
}
