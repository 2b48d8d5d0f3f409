/** Types of files that the library and uploads accept. */
export const ALLOWED_TYPES = [ 'image' ];
