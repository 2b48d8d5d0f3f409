import { createPath } from '../inner/icon';
import { CHECKBOX } from '../inner/paths';

export const icon = createPath( CHECKBOX );
