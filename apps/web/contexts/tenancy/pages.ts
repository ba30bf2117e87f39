// Apart from the routes, so that the first page of the app need not list the files of this one.
export const loadOrganization = () => import("./OrganizationPage.tsx")
