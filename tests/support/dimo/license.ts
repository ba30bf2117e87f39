import { secp256k1 } from "@noble/curves/secp256k1.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js"

/** A license's API key: a private key that signs for the license. In hexadecimal. */
export const newApiKey = (): string => bytesToHex(secp256k1.utils.randomSecretKey())

const addressOf = (publicKey: Uint8Array): string =>
  `0x${bytesToHex(keccak_256(publicKey.slice(1)).slice(-20))}`

/** The address of the account with this private key. */
export const signerOf = (apiKey: string): string =>
  addressOf(secp256k1.getPublicKey(hexToBytes(apiKey), false))

/** Who signed a text (EIP-191); undefined if it is no signature. */
export const recoverSigner = (text: string, signature: string): string | undefined => {
  const match = /^0x([0-9a-f]{128})(1b|1c)$/.exec(signature)
  if (match === null) return undefined
  const [, rs = "", v = ""] = match
  const bytes = Buffer.from(text, "utf8")
  const hash = keccak_256(
    Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes])
  )
  try {
    const recovered = Uint8Array.from([Number.parseInt(v, 16) - 27, ...hexToBytes(rs)])
    const publicKey = secp256k1.recoverPublicKey(recovered, hash, { prehash: false })
    return addressOf(secp256k1.Point.fromBytes(publicKey).toBytes(false))
  } catch {
    return undefined
  }
}
