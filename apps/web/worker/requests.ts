import { LOCALES } from "../i18n/locales.ts"
import { addressOf, PAGES } from "../landing/addresses.ts"
import { BUILD_FILES } from "./build.ts"
import { OTHER_PATHS } from "./pages.ts"
import { hashedFile, cachedDocument, tryCachingShell } from "./shell.ts"
import { tidy } from "./tidy.ts"

declare const self: ServiceWorkerGlobalScope

/** Milliseconds to wait for the server when the app is cached. */
const RESPONSE_TIMEOUT = 3_000

const publicAddresses: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => PAGES.map((page) => addressOf(page, locale)))
)

/** An address the server answers with the app's document. */
const isAppPath = (path: string) =>
  !OTHER_PATHS.test(path) && !publicAddresses.has(path.replace(/(?<=.)\/$/, "")) && !/\.\w{1,12}$/.test(path)

const timeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, RESPONSE_TIMEOUT, undefined)
  })

/** The document from the server; the cached one if the server is unreachable, failing or slow. */
const document = async (request: Request): Promise<Response> => {
  const cached = await cachedDocument()
  if (!cached) return fetch(request)
  const answer = await Promise.race([fetch(request).catch(() => undefined), timeout()])
  return answer && answer.status < 500 ? answer : cached
}

/**
 * Answers requests for what the app needs to start. All others go to the network: API calls, pictures, the
 * public pages. So private data is never cached here.
 */
export const onFetch = (event: FetchEvent): void => {
  const { request } = event
  const url = new URL(request.url)
  if (BUILD_FILES.length === 0 || request.method !== "GET" || url.origin !== self.location.origin) return
  if (url.pathname.startsWith("/assets/")) return event.respondWith(hashedFile(request))
  if (request.mode !== "navigate" || !isAppPath(url.pathname)) return
  event.respondWith(document(request))
  event.waitUntil(Promise.all([tidy(), tryCachingShell()]))
}
