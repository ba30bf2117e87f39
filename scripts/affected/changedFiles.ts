import { spawnSync } from "node:child_process"

const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { status, stdout, stderr } = spawnSync("git", [...args, "-z"], { encoding: "utf8" })
  if (status !== 0) throw new Error(`git ${args.join(" ")} failed: ${stderr.trim()}`)
  return stdout.split("\0").filter((path) => path !== "")
}

/** The files that differ from the base of this branch: committed, uncommitted, new and deleted. */
export const changedFiles = (base: string): ReadonlyArray<string> => [
  ...new Set([
    ...git("diff", "--name-only", "--no-renames", "--merge-base", base),
    ...git("ls-files", "--others", "--exclude-standard")
  ])
]
