import type { GetSupport } from "#leads/contract"

type Output = (typeof GetSupport)["output"]["Encoded"]

/** The contract's address. Repeated here, because importing the contract would include its schemas. */
const PATH = "/api/public/support"

const emailOf = (output: Partial<Output> | null): string | null => output?.email ?? null

const loadEmail = async (): Promise<string | null> => {
  try {
    const response = await fetch(PATH)
    return response.ok ? emailOf(await response.json()) : null
  } catch {
    return null
  }
}

/** Shows whom to write to, if the operator has set an address. The page's text helps without it. */
export const showSupport = async (): Promise<void> => {
  const sentence = document.querySelector<HTMLElement>("[data-support]")
  if (!sentence) return
  const email = await loadEmail()
  if (email === null) return
  const link = document.createElement("a")
  link.href = `mailto:${email}`
  link.textContent = email
  sentence.append(link, ".")
  sentence.hidden = false
}
