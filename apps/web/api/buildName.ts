/** The name of the build this page belongs to; build/serviceWorker.ts writes it into the document. */
export const buildName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "development"
