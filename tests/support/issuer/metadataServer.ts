import { createServer } from "node:http"
import { listenOn } from "../listenOn.ts"

/** A server that publishes metadata of an issuer, and nothing else. */
export const startMetadataServer = async () => {
  let changed: Readonly<Record<string, unknown>> = {}
  let url = ""
  const server = createServer((_, response) => {
    const metadata = {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      ...changed
    }
    response.setHeader("content-type", "application/json").end(JSON.stringify(metadata))
  })
  const { address, close } = listenOn(server)
  url = (await address).origin
  return {
    url,
    /** Publishes these instead of the usual values, from now on. */
    publish: (values: Readonly<Record<string, unknown>>) => {
      changed = values
    },
    close
  }
}
