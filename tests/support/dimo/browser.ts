import type { Returned } from "#telematics/contract"

/** Clicks a button on the test double's page and returns the URL that the browser is redirected to. */
export const answer = async (url: string, choice: "yes" | "no" = "yes"): Promise<URLSearchParams> => {
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ answer: choice })
  })
  const back = response.headers.get("location")
  if (back === null) throw new Error(`The test double answered ${response.status}: ${await response.text()}`)
  return new URL(back).searchParams
}

/** The parameters that the callback page passes on. */
export const returned = (attempt: string, back: URLSearchParams): Returned => {
  const parameters = {
    code: back.get("code"),
    state: back.get("state"),
    token: back.get("token"),
    wallet_address: back.get("walletAddress"),
    echo: back.get("cs")
  }
  return {
    attempt,
    ...Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null))
  }
}
