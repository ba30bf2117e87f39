import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs"

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}

const tryTake = (file: string): boolean => {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch {
    return false
  } finally {
    unlinkSync(mine)
  }
}

const dropDead = (file: string): void => {
  try {
    if (!isAlive(Number(readFileSync(file, "utf8")))) unlinkSync(file)
  } catch {
    // Somebody else removed it first.
  }
}

/** Runs work while no other process does; a lock whose holder died is taken over. */
export const exclusively = async <A>(file: string, work: () => Promise<A>): Promise<A> => {
  while (!tryTake(file)) {
    dropDead(file)
    await new Promise<void>((resolve) => setTimeout(resolve, 25))
  }
  try {
    return await work()
  } finally {
    unlinkSync(file)
  }
}
