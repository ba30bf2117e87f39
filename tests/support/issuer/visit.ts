/** The cookies of one browser at one server. */
const cookieJar = () => {
  const cookies = new Map<string, string>()
  return {
    header: (): Record<string, string> => ({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    }),
    take: (headers: Headers) => {
      for (const line of headers.getSetCookie()) {
        const [pair = ""] = line.split(";")
        const at = pair.indexOf("=")
        cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
    }
  }
}

const FORM = /<form[^>]+action="([^"]+)"/

/**
 * Signs in at an issuer as a browser does: follows redirects, and fills in the form with a name and any password. Returns
 * the parameters that the issuer added to the address of the callback page.
 */
export const visit = async (url: string, name: string): Promise<Record<string, string>> => {
  const { origin } = new URL(url)
  const jar = cookieJar()
  const answerOf = async (address: URL, body?: URLSearchParams) => {
    const response = await fetch(address, {
      redirect: "manual",
      headers: jar.header(),
      ...(body === undefined ? {} : { method: "POST", body })
    })
    jar.take(response.headers)
    return response
  }
  let address = new URL(url)
  let response = await answerOf(address)
  for (let steps = 0; steps < 12; steps += 1) {
    const to = response.headers.get("location")
    if (to !== null) {
      address = new URL(to, address)
      if (address.origin !== origin) return Object.fromEntries(address.searchParams)
      response = await answerOf(address)
      continue
    }
    const page = await response.text()
    const action = FORM.exec(page)?.[1]
    if (action === undefined) throw new Error(`The issuer answered ${response.status}: ${page.slice(0, 500)}`)
    address = new URL(action, address)
    const prompt = page.includes('value="login"') ? "login" : "consent"
    response = await answerOf(address, new URLSearchParams({ prompt, login: name, password: "any" }))
  }
  throw new Error("The issuer redirects in circles.")
}
