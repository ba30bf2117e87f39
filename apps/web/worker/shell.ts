import { BUILD_FILES, BUILD_NAME } from "./build.ts"

const PREFIX = "motorpool.shell."
const NAME = PREFIX + BUILD_NAME
/** The app's one document, whichever address it is opened at; kept without any address's query. */
const DOCUMENT = "/index.html"
/** The file lies under its name alone, whatever the browser accepts beside. */
const BY_NAME = { ignoreVary: true, ignoreSearch: true }

const fetched = async (path: string): Promise<Response> => {
  const response = await fetch(path, { credentials: "omit" })
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path}.`)
  return response
}

const keepFile = async (cache: Cache, path: string): Promise<void> => {
  // Most files are the same in the next build, and need not come again.
  await cache.put(path, (await caches.match(path, BY_NAME)) ?? (await fetched(path)))
}

/** Servers change while this runs: the document must be the one that names the kept files. */
const keepDocument = async (cache: Cache): Promise<void> => {
  const document = await fetched(DOCUMENT)
  if (!(await document.clone().text()).includes(`content="${BUILD_NAME}"`))
    throw new Error("The server has another build of the app by now.")
  await cache.put(DOCUMENT, document)
}

/** The app's document, or undefined where it is not kept. It is only there when all its files are. */
export const keptDocument = (): Promise<Response | undefined> => caches.match(DOCUMENT, { cacheName: NAME })

/** Keeps document and files for the time without a connection, unless that is done. Fails where it cannot be. */
export const keepShell = async (): Promise<void> => {
  if (BUILD_FILES.length === 0 || (await keptDocument())) return
  const cache = await caches.open(NAME)
  await Promise.all(BUILD_FILES.map((path) => keepFile(cache, path)))
  await keepDocument(cache)
}

/** What is not there can be had from the server while there is one: push messages do not wait for it. */
export const tryKeepingShell = (): Promise<void> =>
  keepShell().catch((error: unknown) => console.error("Failed to cache the app for offline use.", error))

/** A file with a hash in its name never changes: once here, it is not asked for again. */
export const hashedFile = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request.url, BY_NAME)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await (await caches.open(NAME)).put(request.url, response.clone())
  return response
}

/** Removes what earlier builds kept. */
export const forgetOldShells = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}
