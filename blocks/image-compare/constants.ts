/** The library and uploads offer nothing but pictures. */
export const ALLOWED_TYPES = [ 'image' ];
