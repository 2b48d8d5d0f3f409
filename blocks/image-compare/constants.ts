/** The library and uploads offer nothing but images. */
export const ALLOWED_TYPES = [ 'image' ];
