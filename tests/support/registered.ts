import { existsSync, readdirSync } from "node:fs"

const tests = new URL("../", import.meta.url)

/** What each module's tests export under this name from `tests/<module>/<name>.ts`, by module. */
export const registered = async <A>(name: string): Promise<ReadonlyMap<string, A>> => {
  const found = new Map<string, A>()
  for (const module of readdirSync(tests)) {
    const file = new URL(`${module}/${name}.ts`, tests)
    if (existsSync(file)) found.set(module, (await import(/* @vite-ignore */ file.href))[name])
  }
  return found
}
