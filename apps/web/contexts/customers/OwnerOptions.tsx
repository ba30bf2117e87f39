import type { useOwners } from "./useOwners.ts"

/** The members who can own a customer, as options of a list. */
export const OwnerOptions = ({ owners }: Pick<ReturnType<typeof useOwners>, "owners">) =>
  owners.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
