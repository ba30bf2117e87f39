import { LOCALES } from "../i18n/locales.ts"
import { addressOf, PAGES } from "../landing/addresses.ts"
import { BUILD_FILES } from "./build.ts"
import { ELSEWHERE } from "./pages.ts"
import { hashedFile, keptDocument, tryKeepingShell } from "./shell.ts"

declare const self: ServiceWorkerGlobalScope

/** Milliseconds for which the server may keep somebody waiting who has the app here already. */
const PATIENCE = 3_000

const publicAddresses: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => PAGES.map((page) => addressOf(page, locale)))
)

/** An address at which the server answers with the app's document. */
const isOfTheApp = (path: string) =>
  !ELSEWHERE.test(path) && !publicAddresses.has(path.replace(/(?<=.)\/$/, "")) && !/\.\w{1,12}$/.test(path)

const late = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE, undefined)
  })

/** The document from the server; the kept one when the server is out of reach, broken or slow. */
const document = async (request: Request): Promise<Response> => {
  const kept = await keptDocument()
  if (!kept) return fetch(request)
  const answer = await Promise.race([fetch(request).catch(() => undefined), late()])
  return answer && answer.status < 500 ? answer : kept
}

/**
 * Answers what the app needs to start. Everything else goes by: calls of the API, pictures, the public
 * pages. So nothing a person may read is ever kept here.
 */
export const answer = (event: FetchEvent): void => {
  const { request } = event
  const url = new URL(request.url)
  if (BUILD_FILES.length === 0 || request.method !== "GET" || url.origin !== self.location.origin) return
  if (url.pathname.startsWith("/assets/")) return event.respondWith(hashedFile(request))
  if (request.mode !== "navigate" || !isOfTheApp(url.pathname)) return
  event.respondWith(document(request))
  event.waitUntil(tryKeepingShell())
}
