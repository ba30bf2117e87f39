import type { FormUse, Jurisdiction } from "../formViews.ts"
import type { FormSections } from "../items.ts"
import { appraisal } from "./appraisal.ts"
import { handover } from "./handover.ts"
import type { PackName } from "./names.ts"
import { preRental } from "./preRental.ts"
import { returned } from "./returned.ts"
import { ukWalkaround } from "./ukWalkaround.ts"
import { usDvir } from "./usDvir.ts"

/** A form that comes with the product. */
export interface Pack {
  readonly use: FormUse
  readonly jurisdiction: Jurisdiction
  readonly sections: FormSections
}

/** What the forms contain that come with the product. */
export const packs: Readonly<Record<PackName, Pack>> = {
  us_dvir: { use: "daily", jurisdiction: "us", sections: usDvir },
  uk_walkaround: { use: "daily", jurisdiction: "uk", sections: ukWalkaround },
  handover: { use: "handover", jurisdiction: "none", sections: handover },
  pre_rental: { use: "pre_rental", jurisdiction: "none", sections: preRental },
  return: { use: "return", jurisdiction: "none", sections: returned },
  appraisal: { use: "appraisal", jurisdiction: "none", sections: appraisal }
}
