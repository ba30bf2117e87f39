import { expect, type Page } from "@playwright/test"

/** Waits until the worker is running, controls this page, and has cached the app. */
export const untilCached = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const [cached] = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const isControlled = navigator.serviceWorker.controller?.state === "activated"
        return isControlled && (cached ?? []).some(({ url }) => url.endsWith("/index.html"))
      })
    )
    .toBe(true)
}

/** The content of this site's databases in the browser, as text. */
export const databases = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result))
        request.addEventListener("error", () => reject(request.error ?? new Error("Unreadable.")))
      })
    const read = async (name: string) => {
      const database = await settled(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const contents = stores.map(async (store) => {
        const all = database.transaction(store).objectStore(store)
        return [await settled(all.getAllKeys()), await settled(all.getAll())]
      })
      const found = await Promise.all(contents)
      database.close()
      return [name, found]
    }
    const all = await indexedDB.databases()
    return JSON.stringify(await Promise.all(all.map(({ name = "" }) => read(name))))
  })

/** What this browser stores for reading offline, decrypted, as text. */
export const storedReads = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = <A>(name: string, store: string) =>
      new Promise<ReadonlyArray<A>>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener("error", () => reject(opening.error ?? new Error("Unreadable.")))
        opening.addEventListener("success", () => {
          const all: IDBRequest<Array<A>> = opening.result.transaction(store).objectStore(store).getAll()
          opening.result.close()
          all.addEventListener("success", () => resolve(all.result))
        })
      })
    const existing = (await indexedDB.databases()).map(({ name }) => name)
    // Opening one that does not exist would create it, without its store.
    if (!["motorpool.last-read", "motorpool.last-read-keys"].every((name) => existing.includes(name)))
      return ""
    const [keys] = await read<{ contents: CryptoKey }>("motorpool.last-read-keys", "keys")
    const all = await read<{ iv: BufferSource; content: ArrayBuffer }>("motorpool.last-read", "answers")
    if (!keys) return ""
    const texts = all.map(async ({ iv, content }) =>
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, keys.contents, content))
    )
    return (await Promise.all(texts)).join()
  })

export const untilStored = (page: Page, text: string): Promise<void> =>
  expect.poll(() => storedReads(page)).toContain(text)

/** Everything in the service worker's caches: addresses and responses. */
export const cachedResponses = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const contents = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const answers = (await cache.keys()).map(async ({ url }) => [
        new URL(url).pathname + new URL(url).search,
        url.endsWith(".html") ? await (await cache.match(url))?.text() : ""
      ])
      return [name, await Promise.all(answers)]
    })
    return JSON.stringify(await Promise.all(contents))
  })

/** The content of this site's databases and of the service worker's caches, as text. */
export const everythingStored = async (page: Page): Promise<string> =>
  (await databases(page)) + (await storedReads(page)) + (await cachedResponses(page))

/** Fires a sync event, as the browser does when the connection is back. */
export const fireSync = async (page: Page, origin: string, tag: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send("ServiceWorker.enable")
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin,
    registrationId: await found,
    tag,
    lastChance: false
  })
  await session.detach()
}
