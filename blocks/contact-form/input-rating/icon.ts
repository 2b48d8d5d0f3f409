import { createPath } from '../inner/icon';
import { RATING } from '../inner/paths';

export const icon = createPath( RATING );
