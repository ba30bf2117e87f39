// Runs in an iframe: another tab as far as storage, locks and storage events are concerned.
import { refreshSession } from "../../../apps/web/api/refresh.ts"
import { currentSession, watchSession } from "../../../apps/web/api/session.ts"

declare global {
  interface Window {
    tab?: Tab
  }
}

export interface Tab {
  readonly refresh: (replacing: string) => Promise<string | undefined>
  /** The access tokens this tab has seen, in order. */
  readonly seen: ReadonlyArray<string | undefined>
}

const seen: Array<string | undefined> = []
watchSession(() => seen.push(currentSession()?.access_token))

window.tab = { seen, refresh: async (replacing) => (await refreshSession(replacing))?.access_token }
