/** The header in which a running page says whose it is. */
export const pageMember = "page-member";
