import type { TestApp } from "./app.ts"

/** The file at a path of the API. */
export const downloaded = async (app: Pick<TestApp, "hono">, path: string, token: string) => {
  const response = await app.hono.request(path, { headers: { authorization: `Bearer ${token}` } })
  const { status, headers } = response
  return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
