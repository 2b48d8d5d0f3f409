import { createPath } from '../inner/icon';
import { IMAGES } from '../inner/paths';

export const icon = createPath( IMAGES );
