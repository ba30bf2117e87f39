import { Secrets } from "#infra/secrets"
import { CLIENT_SECRET } from "../domain/Connections.ts"

export const seal = (secret: string) => Secrets.useSync((secrets) => secrets.seal(CLIENT_SECRET, secret))
export const open = (sealed: string) => Secrets.use((secrets) => secrets.openText(CLIENT_SECRET, sealed))
