import { generateKeyPairSync, randomUUID } from "node:crypto"
import { createServer, type Server } from "node:http"
import { type JWK, Provider } from "oidc-provider"
import { freePort } from "../freePort.ts"

/** What the issuer says about a person; their name there is the key. Without it, their name is their verified address. */
export interface IssuerAccount {
  readonly email: string
  readonly email_verified: boolean
  readonly name?: string
  /** Their identifier in tokens, if it is not their name there. */
  readonly sub?: string
}

/** A running issuer (oidc-provider), with one client. People sign in there with their name and any password. */
export interface TestIssuer {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** The settings of an installation that uses it. */
  readonly env: Readonly<Record<string, string>>
  readonly accounts: Map<string, IssuerAccount>
  /** Restarts it with one more callback page. */
  readonly allow: (redirectUri: string) => Promise<void>
  /** Restarts it with other keys. */
  readonly rotateKeys: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface Options {
  /** The callback pages of the installation. */
  readonly redirectUris: ReadonlyArray<string>
}

const newKey = (): JWK => ({
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
  kid: randomUUID(),
  use: "sig",
  alg: "RS256"
})

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

interface Registered {
  readonly client_id: string
  readonly client_secret: string
  readonly redirect_uris: Array<string>
}

const providerAt = (url: string, registered: Registered, accounts: Map<string, IssuerAccount>): Provider =>
  new Provider(url, {
    clients: [
      {
        ...registered,
        response_types: ["code"],
        grant_types: ["authorization_code"],
        subject_type: "pairwise"
      }
    ],
    subjectTypes: ["pairwise"],
    pairwiseIdentifier: (_, name) => accounts.get(name)?.sub ?? name,
    jwks: { keys: [newKey()] },
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        ...(accounts.get(sub) ?? { email: sub, email_verified: true, name: "Ines Issued" })
      })
    }),
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: registered.client_id,
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId })
      })
      grant.addOIDCScope("openid email profile")
      await grant.save()
      return grant
    }
  })

export const startIssuer = async ({ redirectUris }: Options): Promise<TestIssuer> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const accounts = new Map<string, IssuerAccount>()
  const client: Registered = {
    client_id: "motorpool",
    client_secret: randomUUID(),
    redirect_uris: [...redirectUris]
  }
  const serve = (): Promise<Server> => {
    const server = createServer(providerAt(url, client, accounts).callback())
    return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)))
  }
  let server = await serve()
  const restart = async () => {
    await closed(server)
    server = await serve()
  }
  return {
    url,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    env: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: "Example ID"
    },
    accounts,
    allow: async (redirectUri) => {
      client.redirect_uris.push(redirectUri)
      await restart()
    },
    rotateKeys: restart,
    stop: () => closed(server)
  }
}
