import { existsSync, readdirSync } from "node:fs"

const tests = new URL("../", import.meta.url)

/** What `tests/<module>/<name>.ts` exports under this name, by module. */
export const registered = async <A>(name: string): Promise<ReadonlyMap<string, A>> => {
  const values = new Map<string, A>()
  for (const module of readdirSync(tests)) {
    const file = new URL(`${module}/${name}.ts`, tests)
    if (existsSync(file)) values.set(module, (await import(/* @vite-ignore */ file.href))[name])
  }
  return values
}
