const post = async (address: string, path: string, body: object, token?: string): Promise<string> => {
  const response = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return text
}

/** Signs a user up and creates an organization. Returns the session as the browser stores it. */
export const signUp = async (address: string): Promise<string> => {
  const session = await post(address, "/api/public/sign-up", {
    email: "auditor@example.com",
    password: "correct horse battery",
    full_name: "Ada Rivers"
  })
  const { access_token: token } = JSON.parse(session)
  await post(address, "/api/me/organizations", { name: "Riverside Depot", industry: "fleet" }, token)
  return session
}
