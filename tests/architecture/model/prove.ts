import { describe, expect, test } from "vitest"
import type { Rule, Tree } from "./Rule.ts"
import { plantedTree } from "./tree.ts"

const violations = (rule: Rule, tree: Tree): ReadonlyArray<string> =>
  rule.check(tree.files.filter(rule.about), tree).map(({ path, line, what }) => `${path}:${line} ${what}`)

/**
 * Checks the project against the rules, and each rule itself: it has files to check, every planted violation fails in
 * exactly one place, and the valid examples pass.
 */
export const prove = (rules: ReadonlyArray<Rule>, project: Tree): void => {
  describe.each(rules.map((rule) => [rule.name, rule] as const))("%s", (_, rule) => {
    test("is satisfied by the project", () => {
      expect(project.files.filter(rule.about), "The rule checked no file.").not.toHaveLength(0)
      expect(violations(rule, project)).toEqual([])
    })
    test.each(Object.entries(rule.planted))("refuses: %s", (_what, sources) => {
      expect(violations(rule, plantedTree(sources))).toHaveLength(1)
    })
    test.each(Object.entries(rule.fine))("accepts: %s", (_what, sources) => {
      const tree = plantedTree(sources)
      expect(tree.files.filter(rule.about)).not.toHaveLength(0)
      expect(violations(rule, tree)).toEqual([])
    })
  })

  test("every rule has planted violations and valid examples", () => {
    const unproven = rules.filter(
      ({ planted, fine }) => Object.keys(planted).length === 0 || Object.keys(fine).length === 0
    )
    expect(unproven.map(({ name }) => name)).toEqual([])
  })
}
