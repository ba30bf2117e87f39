/** App shell, navigation, public pages. Texts from the product specification are verbatim. */
export const messages = {
  home: "Home",
  page: "Page",
  breadcrumb: "Breadcrumb",
  mainNavigation: "Main navigation",
  toggleSidebar: "Toggle sidebar",
  openMenu: "Open menu",
  groups: { operations: "Operations", management: "Management" },
  planned: "Nothing here yet",
  user: { menu: "Account menu", presence: "Online • Fleet Manager" },
  roles: {
    owner: "Owner",
    admin: "Admin",
    manager: "Manager",
    technician: "Technician",
    agent: "Agent",
    sales: "Sales",
    driver: "Driver",
    viewer: "Viewer"
  },
  unread: (count: number) => `${count > 99 ? "99+" : count} unread`,
  install: {
    title: (product: string) => `Install ${product}`,
    sentence: "Opens from your home screen and shows what you last viewed when you're offline.",
    share: "Share",
    addToHomeScreen: "Add to Home Screen",
    install: "Install",
    notNow: "Not now",
    installed: "App installed successfully!"
  },
  update: { ready: "A new version is available", reload: "Reload" },
  notFound: { code: "404", title: "Oops! Page not found", home: "Return to Home" }
}
