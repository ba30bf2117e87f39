/** Background Sync and Periodic Background Sync, which TypeScript does not know: only Chromium has it. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    readonly sync: SyncEvent
    readonly periodicsync: SyncEvent
  }
}
