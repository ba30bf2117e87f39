import { posix } from "node:path"
import { eachFile, type Fault, type Rule, type Tree } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** `infra/http/edge.ts` in backticks; a star or an angle bracket is a placeholder, so not a path. */
const PATH = /`((?:modules|infra|apps|tests|scripts|docs)\/[\w./-]*[\w/])`/g
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g

const exists = ({ files, has }: Tree, path: string): boolean => {
  const clean = path.replace(/\/$/, "")
  return has(clean) || files.some((file) => file.path.startsWith(`${clean}/`))
}

/** Pictures are not in the tree, which contains text files only. */
const isPicture = (path: string): boolean => /\.(png|jpe?g|webp|gif|avif)$/.test(path)

function* faults({ path, text }: SourceFile, tree: Tree): Iterable<Fault> {
  for (const { 1: target = "", index } of text.matchAll(PATH))
    if (!exists(tree, target)) yield [index, `${target} does not exist`]
  for (const { 1: target = "", index } of text.matchAll(LINK)) {
    const full = posix.join(posix.dirname(path), target)
    if (!isPicture(full) && !exists(tree, full)) yield [index, `${target} does not exist`]
  }
}

export const pointers: Rule = {
  name: "Files and links in the documentation exist",
  about: ({ path }) => path.endsWith(".md"),
  check: eachFile(faults),
  planted: {
    "a moved file": { "docs/testing.md": "See `infra/http/outer/cors.ts`." },
    "a deleted folder": { "README.md": "Scripts are in `scripts/tools/`." },
    "a broken link": { "docs/architecture.md": "[why](decisions/0099-nothing.md)" }
  },
  fine: {
    "existing files, placeholders and external links": {
      "docs/a.md":
        "`infra/http/edge.ts`, `infra/http`, `modules/*/postgres`, [b](b.md#part), [c](https://example.com)",
      "docs/b.md": "![shot](shot.png)",
      "infra/http/edge.ts": ""
    }
  }
}
