import type { Rule } from "../model/Rule.ts"
import { dependencies } from "./dependencies.ts"
import { erasable } from "./erasable.ts"
import { exactPins } from "./exactPins.ts"
import { honestTests } from "./honestTests.ts"
import { independentTests } from "./independentTests.ts"
import { lockFile } from "./lockFile.ts"
import { migrationNumbers } from "./migrationNumbers.ts"
import { noTraces } from "./noTraces.ts"
import { pointers } from "./pointers.ts"
import { unfinished } from "./unfinished.ts"
import { wording, wordingOfCode } from "./wording.ts"

export const hygiene: ReadonlyArray<Rule> = [
  unfinished,
  honestTests,
  independentTests,
  noTraces,
  migrationNumbers,
  erasable,
  exactPins,
  lockFile,
  dependencies,
  pointers,
  wording,
  wordingOfCode
]
