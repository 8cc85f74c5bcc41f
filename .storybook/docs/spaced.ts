/** Returns a name such as `InWishlist` as the sidebar writes it. */
export const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
