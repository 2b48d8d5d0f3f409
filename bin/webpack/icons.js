// Replaced by the loader list-icons.cjs.
export const icons = {};
