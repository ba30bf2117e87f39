import type { Returned } from "#telematics/contract"

/** Presses a button on the double's page, and reads the address that the browser is sent back to. */
export const answer = async (url: string, says: "yes" | "no" = "yes"): Promise<URLSearchParams> => {
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ answer: says })
  })
  const back = response.headers.get("location")
  if (back === null) throw new Error(`The double answered ${response.status}: ${await response.text()}`)
  return new URL(back).searchParams
}

/** What the callback page hands on of such an address. */
export const returned = (attempt: string, back: URLSearchParams): Returned => {
  const found = {
    code: back.get("code"),
    state: back.get("state"),
    token: back.get("token"),
    wallet_address: back.get("walletAddress"),
    echo: back.get("cs")
  }
  return {
    attempt,
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null))
  }
}
