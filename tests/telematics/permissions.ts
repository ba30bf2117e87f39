/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  devices.connect         x     x     x       x          x     x     x      .
  devices.edit            x     x     x       x          .     .     .      .
  devices.read            x     x     x       x          x     x     x      x
  geofences.edit          x     x     x       .          .     .     .      .
  positions.configure     x     x     .       .          .     .     .      .
  positions.read          x     x     x       x          x     x     x      x
`
