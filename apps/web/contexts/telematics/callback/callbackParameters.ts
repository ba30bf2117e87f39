import { takeReturnedQuery } from "../../../app/returnedQuery.ts"

/** The parameters of the provider's redirect: unverified, and anyone can forge them. */
export interface CallbackParameters {
  readonly code?: string
  readonly state?: string
  readonly token?: string
  readonly walletAddress?: string
  /** The state that was sent along. */
  readonly cs?: string
  readonly error?: string
  readonly error_description?: string
  readonly logout?: string
}

/** In characters, the server's limit. Anything longer is not a valid parameter. */
const MAX_LENGTH = { code: 4000, state: 4000, token: 8000, walletAddress: 100, cs: 200, logout: 10 } as const

/** In characters; texts to be shown are truncated. */
const SHOWN = { error: 200, error_description: 600 } as const

/** Control and format characters, including those that reverse the text direction. */
const INVISIBLE = /\p{C}+/gu

const truncate = (text: string, longest: number) => {
  const plain = text.replace(INVISIBLE, " ").trim()
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain
}

const read = (query: string): CallbackParameters => {
  const params = new URLSearchParams(query)
  const valueOf = (name: string) => params.get(name) ?? ""
  const entries = [
    ...Object.entries(MAX_LENGTH).map(
      ([name, longest]) => [name, valueOf(name).length <= longest ? valueOf(name) : ""] as const
    ),
    ...Object.entries(SHOWN).map(([name, longest]) => [name, truncate(valueOf(name), longest)] as const)
  ]
  return Object.fromEntries(entries.filter(([, value]) => value !== ""))
}

let parameters: CallbackParameters = {}

/**
 * The parameters this page was opened with. The same object each time, so that one redirect is completed
 * once.
 */
export const callbackParameters = (): CallbackParameters => {
  const query = takeReturnedQuery()
  if (query !== undefined) parameters = read(query)
  return parameters
}
