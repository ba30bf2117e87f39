/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  files.read              x     x     x       x          x     x     x      x
  files.upload            x     x     x       x          x     x     x      x
`
