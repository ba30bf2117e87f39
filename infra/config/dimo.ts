/** How users connect DIMO: by sharing vehicles through consent, or by proving the account with a code. */
export type DimoFlow = "consent" | "code"

export const dimoFlow = (text: string): DimoFlow | undefined =>
  text === "consent" || text === "code" ? text : undefined

/** The private key of a license's API key, without 0x. */
export const dimoApiKey = (text: string): string | undefined =>
  /^(?:0x)?[0-9a-f]{64}$/i.test(text) ? text.slice(-64).toLowerCase() : undefined

/** The contract of DIMO's vehicles, which an ID makes a vehicle's DID. */
export const dimoVehicles = (text: string): string | undefined =>
  /^did:erc721:\d{1,12}:0x[0-9a-f]{40}$/i.test(text) ? text : undefined

/** The address of a license, spelled as in the console: the sign-in server compares it as text. */
export const dimoClientId = (text: string): string | undefined =>
  /^0x[0-9a-f]{40}$/i.test(text) ? text : undefined
