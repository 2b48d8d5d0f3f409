import { createPath } from '../inner/icon';
import { TEXT } from '../inner/paths';

export const icon = createPath( TEXT );
