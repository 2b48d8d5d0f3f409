import { createPath } from '../inner/icon';
import { SLIDER } from '../inner/paths';

export const icon = createPath( SLIDER );
