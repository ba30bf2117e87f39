import { BUILD_FILES, BUILD_NAME } from "./build.ts"

const PREFIX = "motorpool.shell."
const NAME = PREFIX + BUILD_NAME
/** The app's only document, for any address; cached without the query of any of them. */
const DOCUMENT = "/index.html"
/** Cached by name alone, whatever the Accept header says. */
const BY_NAME = { ignoreVary: true, ignoreSearch: true }

const fetched = async (path: string): Promise<Response> => {
  const response = await fetch(path, { credentials: "omit" })
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path}.`)
  return response
}

const cacheFile = async (cache: Cache, path: string): Promise<void> => {
  // Most files are the same in the next build, and need not be fetched again.
  await cache.put(path, (await caches.match(path, BY_NAME)) ?? (await fetched(path)))
}

/** The server may be updated while this runs: the document must be the one that references the cached files. */
const cacheDocument = async (cache: Cache): Promise<void> => {
  const document = await fetched(DOCUMENT)
  if (!(await document.clone().text()).includes(`content="${BUILD_NAME}"`))
    throw new Error("The server has another build of the app by now.")
  await cache.put(DOCUMENT, document)
}

/** The app's document, or undefined if it is not cached. It is only cached once all its files are. */
export const cachedDocument = (): Promise<Response | undefined> => caches.match(DOCUMENT, { cacheName: NAME })

/** Caches the document and its files for offline use, unless that is done. Fails if it cannot. */
export const cacheShell = async (): Promise<void> => {
  if (BUILD_FILES.length === 0 || (await cachedDocument())) return
  const cache = await caches.open(NAME)
  await Promise.all(BUILD_FILES.map((path) => cacheFile(cache, path)))
  await cacheDocument(cache)
}

/** Files that are missing can still be fetched from the server: push messages do not wait for them. */
export const tryCachingShell = (): Promise<void> =>
  cacheShell().catch((error: unknown) => console.error("Failed to cache the app for offline use.", error))

/** A file with a hash in its name never changes: once cached, it is not requested again. */
export const hashedFile = async (request: Request): Promise<Response> => {
  const cached = await caches.match(request.url, BY_NAME)
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200) await (await caches.open(NAME)).put(request.url, response.clone())
  return response
}

/** Removes the caches of earlier builds. */
export const deleteOldCaches = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}
