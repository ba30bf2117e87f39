import { readdirSync } from "node:fs"
import { CONTEXT_ROUTES } from "../../apps/web/contexts/routes.ts"
import type { Screen } from "./Screen.ts"

const folder = new URL("contexts/", import.meta.url)

const screensOf = async (file: string): Promise<ReadonlyArray<Screen>> =>
  (await import(/* @vite-ignore */ new URL(file, folder).href)).screens

/** The contexts' screens besides their plain pages, collected from their files. */
export const registered: ReadonlyArray<Screen> = (
  await Promise.all(readdirSync(folder).toSorted().map(screensOf))
).flat()

/** The pages of the shell, as the owner sees them. */
export const shellPages = (listed: ReadonlyArray<Screen>): ReadonlyArray<Screen> => {
  const taken = new Set(listed.filter(({ who, open }) => who === "owner" && !open).map(({ path }) => path))
  return CONTEXT_ROUTES.flatMap(({ routes }) => routes)
    .filter(({ path, within }) => within === "shell" && !taken.has(path) && !path.includes(":"))
    .map(({ path }) => ({ who: "owner", name: path.slice(1), path }))
}
