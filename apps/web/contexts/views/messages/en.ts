/** Views of lists. */
export const messages = {
  label: "Views",
  changed: "changed",
  sharedWithAll: "shared",
  save: "Save",
  saveAsNew: "Save as new view",
  actions: "View options",
  choices: {
    save: "Save changes",
    create: "Save as new view",
    rename: "Rename",
    share: "Share with everyone",
    unshare: "Stop sharing",
    copy: "Copy link",
    delete: "Delete view"
  },
  createTitle: "Save as new view",
  renameTitle: "Rename view",
  about: "A view stores the filters, order and columns of this list.",
  name: "Name",
  example: "For example, Companies without owner",
  shareWith: (organization: string) => `Share with everyone in ${organization}`,
  submit: "Save view",
  saved: (name: string) => `${name} was saved.`,
  shared: (name: string) => `${name} is shared with everyone.`,
  unshared: (name: string) => `${name} is no longer shared.`,
  deleted: (name: string) => `${name} was deleted.`,
  restored: (name: string) => `${name} was restored.`,
  undo: "Undo",
  copied: "Link copied.",
  notCopied: "The link couldn't be copied. Copy the address of this page instead."
}
