import { createPath } from '../inner/icon';

export const icon = createPath( 'M4 9.5h16v5H4v-5Zm8.5 1.5v2h6v-2h-6Z' );
